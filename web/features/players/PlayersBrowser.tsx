import { playerListLimits } from '#contract/players/limits.ts'
import { m } from '#texts'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { FoundMore } from './FoundMore.tsx'
import type { PlayerListSlots } from './PlayerList.tsx'
import { PlayerSearchField } from './PlayerSearchField.tsx'
import styles from './PlayersBrowser.module.css'
import { PlayersPanel } from './PlayersPanel.tsx'
import { useFavourites, useFlownWith, usePlayerSearch } from './players.queries.ts'
import { isSearchable } from './players-search.ts'

interface Props extends PlayerListSlots {
  search: string
  onSearch: (search: string) => void
}

/** Players by name; without a search the favourites, and players that the viewer has flown with. */
export function PlayersBrowser({ search, onSearch, ...slots }: Props) {
  const isSearching = isSearchable(search)
  return (
    <div className={styles.lists}>
      <PlayerSearchField value={search} onChange={onSearch} />
      {isSearching ? <FoundPlayers search={search} {...slots} /> : <KnownPlayers {...slots} />}
    </div>
  )
}

/** Rows say how often the viewer flew with each player, so they wait for that too: nothing moves afterwards. */
const useFlownIsAwaited = (): boolean => {
  const { isLoading, isFetched } = useFlownWith()
  return isLoading && !isFetched
}

function FoundPlayers({ search, ...slots }: PlayerListSlots & { search: string }) {
  const query = usePlayerSearch(search)
  const isAwaited = useFlownIsAwaited()
  const count = query.data?.length
  if (isAwaited) return <PlayersSkeleton />
  return (
    <>
      <p className="sr-only" role="status">
        {count ? m.players_found({ count }) : null}
      </p>
      {count === 0 ? (
        <div role="status">
          <EmptyState art="signal" panel title={m.players_nobody()}>
            {m.players_nobody_text()}
          </EmptyState>
        </div>
      ) : (
        <PlayersPanel
          title={m.players_title()}
          query={query}
          emptyText={m.players_nobody()}
          failedText={m.players_search_failed()}
          {...slots}
        />
      )}
      {count === playerListLimits.found ? <FoundMore /> : null}
    </>
  )
}

function KnownPlayers(slots: PlayerListSlots) {
  const [favourites, flown] = [useFavourites(), useFlownWith()]
  const isAwaited = useFlownIsAwaited() || (favourites.isLoading && !favourites.isFetched)
  if (isAwaited) return <PlayersSkeleton />
  return (
    <>
      <PlayersPanel
        title={m.players_favourites()}
        query={favourites}
        emptyText={m.players_favourites_empty()}
        failedText={m.players_favourites_failed()}
        {...slots}
      />
      <PlayersPanel
        title={m.players_flown_with()}
        query={flown}
        emptyText={m.players_flown_with_empty()}
        failedText={m.players_flown_with_failed()}
        {...slots}
      />
    </>
  )
}

function PlayersSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton height={180} radius={12} />
    </LoadingRegion>
  )
}
