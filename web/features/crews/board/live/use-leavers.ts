import type { CrewSummary } from '#contract/crews.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { useCrews } from '#web/features/crews/crews.queries.ts'
import { leavers, type SteadyList } from './steady-list.ts'

/** The board does not say what became of those that left it under their reader, so they are asked for. */
export const useLeavers = (list: SteadyList, options: { paused: boolean }) => {
  const ids = leavers(list)
  const answers = useCrews(ids, options)
  const answerOf = (id: number) => answers[ids.indexOf(id)]

  const isGone = (id: number): boolean => {
    const error = answerOf(id)?.error
    return error instanceof ApiError && error.status === 404
  }
  const asItIs = (crew: CrewSummary): CrewSummary => {
    // A removed post is drawn as one that is over.
    if (isGone(crew.id)) return { ...crew, displayStatus: 'cancelled' }
    const answer = answerOf(crew.id)
    // What was kept from an earlier visit to the crew's page may be older than the list.
    return answer?.data && answer.dataUpdatedAt >= list.placedAt.getTime() ? answer.data : crew
  }
  const shown = list.shown.map(asItIs)
  return {
    shown,
    /** Whether the post was removed. */
    isGone,
    isOver: (id: number) => ids.includes(id) && shown.some((crew) => crew.id === id && isOver(crew)),
  }
}
