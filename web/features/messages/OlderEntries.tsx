import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  query: UseInfiniteQueryResult
  label: string
  failedText: string
  block?: boolean
  className: string | undefined
}

/** Below a list: loads what is older, and says so if that fails. */
export function OlderEntries({ query, label, failedText, block, className }: Props) {
  return (
    <>
      {query.hasNextPage ? (
        <div className={className}>
          <Button block={block} pending={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {label}
          </Button>
        </div>
      ) : null}
      {query.isFetchNextPageError ? (
        <div className={className}>
          <LoadProblem
            error={query.error}
            fallback={failedText}
            retrying={query.isFetchingNextPage}
            onRetry={query.fetchNextPage}
          />
        </div>
      ) : null}
    </>
  )
}
