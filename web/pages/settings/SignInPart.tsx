import { useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { EmailSection } from '#web/features/account/address/EmailSection.tsx'
import { CodesSection } from '#web/features/account/codes/CodesSection.tsx'
import { PasskeySection } from '#web/features/account/passkeys/PasskeySection.tsx'
import { PasswordSection } from '#web/features/account/passwords/PasswordSection.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { EventsSection } from '#web/features/account/security-events/EventsSection.tsx'
import { SignInMethodsSection } from '#web/features/account/sign-in-methods/SignInMethodsSection.tsx'
import { useSessions } from '#web/features/auth/auth.queries.ts'
import { deviceName } from '#web/features/auth/sessions/device-name.ts'
import { SessionList } from '#web/features/auth/sessions/SessionList.tsx'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { useLeave } from './use-leave.ts'

export function SignInPart() {
  const zone = useViewerZone()
  const { discord, redirect } = useSearch({ from: '/data/settings/sign-in' })
  return (
    <SettingsPart title={m.settings_sign_in()}>
      <Panel flush>
        <PasswordSection />
        <EmailSection />
        {site().hasDiscordSignIn ? (
          <SignInMethodsSection zone={zone} outcome={discord} next={redirect} />
        ) : null}
        <PasskeySection zone={zone} nameOf={deviceName} />
        <CodesSection />
        <Devices zone={zone} />
        <EventsSection zone={zone} />
      </Panel>
    </SettingsPart>
  )
}

function Devices({ zone }: { zone: string }) {
  const leave = useLeave()
  const { data: sessions } = useSessions()
  return (
    <SettingsFold name="devices" state={sessions && m.settings_devices({ count: sessions.length })}>
      <div>
        <SessionList zone={zone} onAllEnded={() => leave(m.auth_sessions_all_ended())} />
      </div>
    </SettingsFold>
  )
}
