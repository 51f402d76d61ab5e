import { type ReactNode, useRef, useState } from 'react'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { SuggestionList } from './SuggestionList.tsx'
import styles from './Suggestions.module.css'
import { useSuggestions } from './suggestions.queries.ts'

const shownAtFirst = 3

interface Props {
  crewId: number
  /** The button that invites a player. */
  renderInvite: (player: Suggestion) => ReactNode
  /** Another way to find players. */
  action: ReactNode
}

/** For the leader of an open crew: players who fit and allow to be found. Three, and more on demand. */
export function Suggestions({ crewId, renderInvite, action }: Props) {
  const { data, error, isFetching, refetch } = useSuggestions(crewId)
  const [isWhole, setWhole] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const content = () => {
    if (!data && error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.suggestions_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    if (!data) {
      return (
        <LoadingRegion>
          <Skeleton height={56} />
        </LoadingRegion>
      )
    }
    if (data.length === 0) return <p className={styles.empty}>{m.suggestions_empty()}</p>
    return (
      <SuggestionList players={isWhole ? data : data.slice(0, shownAtFirst)} renderInvite={renderInvite} />
    )
  }
  const more = (data?.length ?? 0) - shownAtFirst
  return (
    <FocusHome value={box}>
      <div ref={box} tabIndex={-1} className={styles.suggestions}>
        {content()}
        <div className={styles.buttons}>
          {more > 0 ? (
            <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? m.suggestions_fewer() : m.suggestions_more({ count: more })}
            </Button>
          ) : null}
          {action}
        </div>
      </div>
    </FocusHome>
  )
}
