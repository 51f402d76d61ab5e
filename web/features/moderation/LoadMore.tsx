import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './LoadMore.module.css'

interface Props {
  /** The result of useInfiniteQuery. */
  list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error: unknown
    readonly fetchNextPage: () => unknown
  }
}

/** Below a list of the panel, while there is more of it. */
export function LoadMore({ list }: Props) {
  if (!list.hasNextPage) return null
  return (
    <div className={styles.more}>
      {list.isFetchNextPageError ? (
        <LoadProblem
          error={list.error}
          fallback={m.moderation_load_failed()}
          retrying={list.isFetchingNextPage}
          onRetry={() => list.fetchNextPage()}
        />
      ) : (
        <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {m.moderation_load_more()}
        </Button>
      )}
    </div>
  )
}
