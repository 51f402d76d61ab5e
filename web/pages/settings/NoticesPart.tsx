import { m } from '#texts'
import { CalendarSection } from '#web/features/account/calendars/CalendarSection.tsx'
import { MailFold } from '#web/features/account/notices/MailFold.tsx'
import { NoticesSection } from '#web/features/account/notices/NoticesSection.tsx'
import { PushSection } from '#web/features/account/push/PushSection.tsx'
import { QuietSection } from '#web/features/account/quiet-hours/QuietSection.tsx'
import { deviceName } from '#web/features/auth/device-name.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { useUser } from '#web/session/session.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SettingsPart } from './SettingsPart.tsx'

export function NoticesPart() {
  const user = useUser()
  const zone = useViewerZone()
  return (
    <SettingsPart title={m.settings_notices()}>
      <NoticesSection />
      <PushSection zone={zone} nameOf={deviceName} />
      <QuietSection timezone={user?.timezone} />
      <Panel flush>
        <MailFold />
        <CalendarSection zone={zone} />
      </Panel>
    </SettingsPart>
  )
}
