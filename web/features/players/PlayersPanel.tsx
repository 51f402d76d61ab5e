import { useRef } from 'react'
import type { ListedPlayer } from '#contract/players/players.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { PlayerList, type PlayerListSlots } from './PlayerList.tsx'
import styles from './PlayersPanel.module.css'

interface Props extends PlayerListSlots {
  title: string
  query: {
    readonly data: readonly ListedPlayer[] | undefined
    readonly error: unknown
    readonly isPaused: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  emptyText: string
  failedText: string
}

/** One of the lists of players, once it is loaded. */
export function PlayersPanel({ title, query, emptyText, failedText, ...slots }: Props) {
  const panel = useRef<HTMLElement>(null)
  const { data } = query
  const problem = query.error ?? (query.isPaused ? new NetworkError() : null)
  const content = () => {
    if (data) {
      return data.length > 0 ? (
        <PlayerList players={data} {...slots} />
      ) : (
        <p className={styles.empty}>{emptyText}</p>
      )
    }
    return problem ? (
      <div className={styles.state}>
        <LoadProblem
          error={problem}
          fallback={failedText}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      </div>
    ) : (
      <LoadingRegion className={styles.state}>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </LoadingRegion>
    )
  }
  return (
    <FocusHome value={panel}>
      <Panel
        title={title}
        headerEnd={data?.length ? <span className={styles.count}>{data.length}</span> : null}
        flush
        ref={panel}
      >
        {content()}
      </Panel>
    </FocusHome>
  )
}
