import { useParams, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { ProfileProblem, profileProblemTitle } from '#web/features/profiles/ProfileProblem.tsx'
import { ProfileSkeleton } from '#web/features/profiles/ProfileSkeleton.tsx'
import type { ProfileTab } from '#web/features/profiles/profile-search.ts'
import { usePlayer, useStatistics } from '#web/features/profiles/profiles.queries.ts'
import { idInAddress } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { BackButton } from './BackButton.tsx'
import { ProfileSections } from './ProfileSections.tsx'

/** The profile of any player, for guests too. */
export function ProfilePage() {
  const { userId } = useParams({ from: '/data/profile/$userId' })
  const { tab } = useSearch({ from: '/data/profile/$userId' })
  return <Profile id={idInAddress(userId)} userId={userId} tab={tab} />
}

/** At the address without an id. */
export function MyProfilePage() {
  const { tab } = useSearch({ from: '/data/profile' })
  const user = useUser()
  return user ? <Profile id={user.id} tab={tab} /> : <SignInFirst />
}

function SignInFirst() {
  usePageTitle(m.profiles_title())
  return <RequireSignIn reason={m.profiles_sign_in()}>{null}</RequireSignIn>
}

interface Props {
  /** Undefined if the address names no player. */
  id: number | undefined
  /** As the address has it; undefined at the address of the player's own profile. */
  userId?: string
  tab: ProfileTab | undefined
}

function Profile({ id, userId, tab }: Props) {
  const { data: player, error, isPaused, refetch } = usePlayer(id)
  // The header shows some of them: without, it would grow a moment later. Failed ones are fetched again below.
  const { isLoading, isFetched } = useStatistics(id)
  const isCounting = isLoading && !isFetched
  const user = useUser()
  // Offline the request waits, and goes out when the connection is back.
  const problem = error ?? (isPaused ? new NetworkError() : undefined)
  const isMissing = id === undefined || (!player && problem !== undefined)
  usePageTitle(player?.displayName ?? (isMissing ? profileProblemTitle(problem) : m.profiles_title()))
  if (isMissing) {
    return (
      <PageFrame narrow>
        <ProfileProblem error={problem} onRetry={refetch} />
      </PageFrame>
    )
  }
  const isOwn = user?.id === id
  return (
    <PageFrame>
      {isOwn ? null : <BackButton />}
      {player && !isCounting ? (
        <ProfileSections key={player.id} player={player} userId={userId} tab={tab} isOwn={isOwn} />
      ) : (
        <ProfileSkeleton />
      )}
    </PageFrame>
  )
}
