import type { ReactNode } from 'react'
import { m } from '#texts'
import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useOwnProfile } from '#web/features/profiles/profiles.queries.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { HoursPanel } from './HoursPanel.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import styles from './SettingsTab.module.css'

interface Props {
  /** The field for the player's picture. */
  picture: ReactNode
  /** Whether leaders can find the player. */
  findable: ReactNode
}

/** For the player alone. */
export function SettingsTab({ picture, findable }: Props) {
  const profile = useOwnProfile()
  return (
    <div className={styles.sections}>
      {picture}
      <Panel title={m.profiles_settings_profile()}>
        <Loaded query={profile} height={480}>
          {(loaded) => <ProfileForm key={loaded.id} profile={loaded} />}
        </Loaded>
      </Panel>
      {profile.data ? <HoursPanel zone={profile.data.timezone} /> : null}
      <Panel title={m.profiles_findable()}>
        <p className={styles.hint}>{m.profiles_findable_text()}</p>
        {findable}
      </Panel>
    </div>
  )
}
