import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './BlockedPlayers.module.css'
import { useBlocks } from './blocks.queries.ts'
import { UnblockPlayer } from './UnblockPlayer.tsx'

interface Props {
  formatAge: (moment: string) => string
}

/** The players that the viewer has blocked. */
export function BlockedPlayers({ formatAge }: Props) {
  const { data: players, isPending, error, isFetching, refetch } = useBlocks()
  if (isPending) {
    return (
      <LoadingRegion label={m.messages_blocked_loading()} className={styles.loading}>
        <Skeleton height={64} radius={12} />
      </LoadingRegion>
    )
  }
  if (!players) {
    return (
      <LoadProblem
        error={error}
        fallback={m.messages_blocked_load_failed()}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (players.length === 0) return <p className={styles.empty}>{m.messages_blocked_empty()}</p>
  return (
    <ul>
      {players.map((player) => (
        <li key={player.id} className={styles.player}>
          <Avatar name={player.displayName} src={player.profileImage} size={36} />
          <div className={styles.text}>
            <TextLink asChild touch className={styles.name}>
              <Link to={paths.profile} params={{ userId: String(player.id) }} dir="auto">
                {player.displayName}
              </Link>
            </TextLink>
            <div className={styles.since}>
              {m.messages_blocked_since({ when: formatAge(player.blockedAt) })}
            </div>
          </div>
          <UnblockPlayer player={player} />
        </li>
      ))}
    </ul>
  )
}
