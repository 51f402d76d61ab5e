import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { HandleSection } from '#web/features/account/handles/HandleSection.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { HoursForm } from '#web/features/profiles/settings/HoursForm.tsx'
import { useUser } from '#web/session/session.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { ProfileForms } from './ProfileForms.tsx'
import { SettingsPart } from './SettingsPart.tsx'

export function ProfilePart() {
  const user = useUser()
  const now = useNow()
  const zone = useViewerZone()
  if (!user) return null
  return (
    <SettingsPart title={m.settings_profile()}>
      <ProfileForms name={user.displayName} image={user.profileImage} />
      <Panel flush>
        <Hours user={user} />
        <HandleSection citizenId={user.citizenId} zone={zone} now={now} />
        <SettingsFold name="appearance" lead={m.account_appearance_text()}>
          <AppearanceSettings />
        </SettingsFold>
      </Panel>
    </SettingsPart>
  )
}

function Hours({ user }: { user: SessionUser }) {
  const { data: hours } = useWeekHours()
  const state = hours && m.profiles_hours_total({ count: hours.filter(Boolean).length })
  return (
    <SettingsFold name="hours" state={state}>
      <HoursForm key={user.id} user={user} />
    </SettingsFold>
  )
}
