import type { FreePlayer } from '#contract/beacons/beacons.ts'
import { m } from '#texts'
import { useFreePlayers } from '#web/features/crews/beacons/beacons.queries.ts'
import { FreePlayerCard } from '#web/features/crews/beacons/FreePlayerCard.tsx'
import { LightUp } from '#web/features/crews/beacons/LightUp.tsx'
import { InvitePlayer } from '#web/features/messages/writing/InvitePlayer.tsx'
import { InviteNow } from '#web/features/players/InviteNow.tsx'
import { formatCount } from '#web/i18n/format.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { FreeFilters } from './FreeFilters.tsx'
import styles from './FreePlayers.module.css'
import { type FreeSearch, freeQuery, hasFilters } from './free-search.ts'

interface Props {
  search: FreeSearch
  onChange: (change: FreeSearch) => void
}

const countText = ({ total, isCapped }: { total: number; isCapped: boolean }): string =>
  isCapped
    ? m.beacons_free_listed_more({ count: formatCount(total) })
    : m.beacons_free_listed({ count: total })

/** To the seat that fits, by one click; else to any crew of the reader. */
function Invite({ free: { player, fits } }: { free: FreePlayer }) {
  return fits ? (
    <InviteNow player={player} crewId={fits.crewId} roleId={fits.roleId} wasInvited={fits.isInvited} />
  ) : (
    <InvitePlayer player={player} brief />
  )
}

/** Who is free now, those who fit the reader's own posts first. */
export function FreePlayers({ search, onChange }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useFreePlayers(freeQuery(search))
  if (!data && error) {
    return (
      <LoadProblem error={error} fallback={m.beacons_list_failed()} retrying={isFetching} onRetry={refetch} />
    )
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Skeleton height={720} radius={12} />
      </LoadingRegion>
    )
  }
  const isFiltered = hasFilters(search)
  return (
    <section aria-label={m.beacons_free_title()}>
      {data.total > 0 || isFiltered ? <FreeFilters search={search} onChange={onChange} /> : null}
      <p className={styles.count} role="status">
        {data.total > 0 ? countText(data) : m.beacons_free_none()}
      </p>
      <ul className={styles.cards} aria-busy={isPlaceholderData}>
        {data.items.map((free) => (
          <li key={free.player.id}>
            <FreePlayerCard
              free={free}
              wanted={search.seat ? [search.seat] : []}
              invite={free.canBeInvited ? <Invite free={free} /> : null}
            />
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <LightUp isOnlyWay={false} />
      </div>
    </section>
  )
}
