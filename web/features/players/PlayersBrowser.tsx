import { m } from '#texts'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
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

/** Players by name; without a search the favourites, and those whom the viewer has flown with. */
export function PlayersBrowser({ search, onSearch, ...slots }: Props) {
  const isSearching = isSearchable(search)
  return (
    <div className={styles.lists}>
      <PlayerSearchField value={search} onChange={onSearch} />
      {isSearching ? <FoundPlayers search={search} {...slots} /> : <KnownPlayers {...slots} />}
    </div>
  )
}

function FoundPlayers({ search, ...slots }: PlayerListSlots & { search: string }) {
  const query = usePlayerSearch(search)
  const count = query.data?.length
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
    </>
  )
}

function KnownPlayers(slots: PlayerListSlots) {
  return (
    <>
      <PlayersPanel
        title={m.players_favourites()}
        query={useFavourites()}
        emptyText={m.players_favourites_empty()}
        failedText={m.players_favourites_failed()}
        {...slots}
      />
      <PlayersPanel
        title={m.players_flown_with()}
        query={useFlownWith()}
        emptyText={m.players_flown_with_empty()}
        failedText={m.players_flown_with_failed()}
        {...slots}
      />
    </>
  )
}
