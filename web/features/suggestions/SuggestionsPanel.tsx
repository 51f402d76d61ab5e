import { type ReactNode, useRef } from 'react'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { SuggestionList } from './SuggestionList.tsx'
import styles from './SuggestionsPanel.module.css'
import { useSuggestions } from './suggestions.queries.ts'

interface Props {
  crewId: number
  /** The button that invites a player. */
  renderInvite: (player: Suggestion) => ReactNode
  /** Another way to find players, beside the title. */
  action?: ReactNode
}

/** For the leader of an open crew: players who fit and allow to be found. */
export function SuggestionsPanel({ crewId, renderInvite, action }: Props) {
  const { data, error, isFetching, refetch } = useSuggestions(crewId)
  const panel = useRef<HTMLElement>(null)
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
    return <SuggestionList players={data} renderInvite={renderInvite} />
  }
  return (
    <FocusHome value={panel}>
      <Panel title={m.suggestions_title()} headerEnd={action} ref={panel}>
        {content()}
      </Panel>
    </FocusHome>
  )
}
