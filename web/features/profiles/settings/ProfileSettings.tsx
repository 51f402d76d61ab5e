import { Loaded } from '#web/features/profiles/Loaded.tsx'
import { useOwnProfile } from '#web/features/profiles/profiles.queries.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** For the player alone. */
export function ProfileSettings() {
  return (
    <Loaded query={useOwnProfile()} height={880}>
      {(profile) => <ProfileForm key={profile.id} profile={profile} />}
    </Loaded>
  )
}
