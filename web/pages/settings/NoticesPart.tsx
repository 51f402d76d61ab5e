import { m } from '#texts'
import { useNoticeSettings } from '#web/features/account/account.queries.ts'
import { CalendarSection } from '#web/features/account/calendars/CalendarSection.tsx'
import { DirectMessagesSection } from '#web/features/account/discord/DirectMessagesSection.tsx'
import { useDirectMessages } from '#web/features/account/discord/direct-messages.queries.ts'
import { MailFold } from '#web/features/account/notices/MailFold.tsx'
import { NoticesSection } from '#web/features/account/notices/NoticesSection.tsx'
import { PushSection } from '#web/features/account/push/PushSection.tsx'
import { QuietSection } from '#web/features/account/quiet-hours/QuietSection.tsx'
import { deviceName } from '#web/features/auth/sessions/device-name.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { useUser } from '#web/session/session.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { SettingsPart } from './SettingsPart.tsx'

export function NoticesPart() {
  const user = useUser()
  const zone = useViewerZone()
  // Everything is below the presets, of which there are three or four.
  const { isPending } = useNoticeSettings()
  // Whether it is there at all.
  const { isPending: isDirectPending } = useDirectMessages()
  if (isPending || isDirectPending) {
    return (
      <SettingsPart title={m.settings_notices()}>
        <LoadingRegion>
          <Skeleton height={640} radius={12} />
        </LoadingRegion>
      </SettingsPart>
    )
  }
  return (
    <SettingsPart title={m.settings_notices()}>
      <NoticesSection />
      <PushSection zone={zone} nameOf={deviceName} />
      <DirectMessagesSection />
      <QuietSection timezone={user?.timezone} />
      <Panel flush>
        <MailFold />
        <CalendarSection zone={zone} />
      </Panel>
    </SettingsPart>
  )
}
