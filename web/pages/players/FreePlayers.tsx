import { m } from '#texts'
import { useFreePlayers } from '#web/features/crews/beacons/beacons.queries.ts'
import { FreePlayerCard } from '#web/features/crews/beacons/FreePlayerCard.tsx'
import { LightUp } from '#web/features/crews/beacons/LightUp.tsx'
import { InvitePlayer } from '#web/features/messages/writing/InvitePlayer.tsx'
import { InviteNow } from '#web/features/players/InviteNow.tsx'
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
        {data.total > 0 ? m.beacons_free_now({ count: data.total }) : m.beacons_free_none()}
      </p>
      <ul className={styles.cards} aria-busy={isPlaceholderData}>
        {data.items.map((free) => (
          <li key={free.player.id}>
            <FreePlayerCard
              free={free}
              wanted={search.seat ? [search.seat] : []}
              invite={
                free.fits ? (
                  <InviteNow player={free.player} crewId={free.fits.crewId} roleId={free.fits.roleId} />
                ) : (
                  <InvitePlayer player={free.player} brief />
                )
              }
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
