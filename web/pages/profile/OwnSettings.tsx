import { Navigate, useLocation } from '@tanstack/react-router'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { sectionAt, sectionPages } from '#web/features/account/account-sections.ts'
import { ProfileForms } from '#web/pages/settings/ProfileForms.tsx'
import { SettingsList } from '#web/pages/settings/SettingsList.tsx'
import styles from './OwnSettings.module.css'

/** The settings tab: the profile and its picture, and the way to everything else that can be set. */
export function OwnSettings({ player }: { player: PlayerProfile }) {
  const section = useLocation({ select: ({ hash }) => sectionAt(hash) })
  // Once everything was on this tab, and mails lead here.
  if (section && section !== 'profile') return <Navigate to={sectionPages[section]} hash={section} replace />
  return (
    <div className={styles.sections}>
      <ProfileForms name={player.displayName} image={player.profileImage} />
      <h2 className={styles.more}>{m.settings_more()}</h2>
      <SettingsList />
    </div>
  )
}
