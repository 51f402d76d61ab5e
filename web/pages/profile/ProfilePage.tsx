import { useParams, useSearch } from '@tanstack/react-router'
import { idInAddress } from '#web/paths.ts'
import { Profile } from './Profile.tsx'

/** The profile of any player, for guests too. */
export function ProfilePage() {
  const { userId } = useParams({ from: '/data/profile/$userId' })
  const { tab } = useSearch({ from: '/data/profile/$userId' })
  return <Profile id={idInAddress(userId)} userId={userId} tab={tab} />
}
