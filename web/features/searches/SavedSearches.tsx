import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { maxSavedSearches } from '#contract/searches/limits.ts'
import type { SavedSearch } from '#contract/searches/searches.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './SavedSearches.module.css'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import { useSearches } from './searches.queries.ts'

interface Props {
  /** The state of the board with these filters. */
  boardSearch: (filters: SavedSearch['filters']) => object
  /** What else can be done with a search. */
  renderAction: (search: SavedSearch) => ReactNode
}

/** The searches that notify the player. */
export function SavedSearches({ boardSearch, renderAction }: Props) {
  const { data: searches, isPending, error, isFetching, refetch } = useSearches()
  if (isPending) {
    return (
      <LoadingRegion label={m.searches_loading()} className={styles.loading}>
        <Skeleton height={76} radius={12} />
        <Skeleton height={76} radius={12} />
      </LoadingRegion>
    )
  }
  if (!searches) {
    return (
      <ScreenProblem title={m.searches_load_failed()} error={error} retrying={isFetching} onRetry={refetch} />
    )
  }
  if (searches.length === 0) {
    return (
      <EmptyState
        art="signal"
        panel
        title={m.searches_empty()}
        actions={
          <Button asChild variant="soft">
            <Link to={paths.search}>{m.searches_to_board()}</Link>
          </Button>
        }
      >
        {m.searches_empty_text()}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.card}>
        {searches.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            boardSearch={boardSearch(search.filters)}
            action={renderAction(search)}
          />
        ))}
      </ul>
      <p className={styles.count}>{m.searches_count({ count: searches.length, most: maxSavedSearches })}</p>
    </>
  )
}
