import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { PictureField } from '#web/features/pictures/PictureField.tsx'
import { ProfileSettings } from '#web/features/profiles/settings/ProfileSettings.tsx'

/** The player's picture and the form of their profile: in the settings, and in a tab of the profile. */
export function ProfileForms({ name, image }: { name: string; image: string | null }) {
  return (
    <>
      <PictureField name={name} src={image} />
      <SettingsSection name="profile">
        <ProfileSettings />
      </SettingsSection>
    </>
  )
}
