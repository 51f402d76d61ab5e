import type { PlayerProfile } from '#contract/players.ts'
import { PictureField } from '#web/features/pictures/PictureField.tsx'
import { SettingsTab } from '#web/features/profiles/settings/SettingsTab.tsx'

export function SettingsSections({ player }: { player: PlayerProfile }) {
  return <SettingsTab picture={<PictureField name={player.displayName} src={player.profileImage} />} />
}
