import type { CrewSummary } from '#contract/crews/crews.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { useCrews } from '#web/features/crews/crews.queries.ts'
import { leavers, type SteadyList } from './steady-list.ts'

/** The board does not say what happened to shown crews that left it, so they are fetched one by one. */
export const useLeavers = (list: SteadyList, options: { paused: boolean }) => {
  const ids = leavers(list)
  const answers = useCrews(ids, options)
  const answerOf = (id: number) => answers[ids.indexOf(id)]

  const isRemoved = (id: number): boolean => {
    const error = answerOf(id)?.error
    return error instanceof ApiError && error.status === 404
  }
  const latestOf = (crew: CrewSummary): CrewSummary => {
    // A removed post looks like one that is over.
    if (isRemoved(crew.id)) return { ...crew, displayStatus: 'cancelled' }
    const answer = answerOf(crew.id)
    // The cache may hold the crew from an earlier visit to its page, which is older than the list.
    return answer?.data && answer.dataUpdatedAt >= list.placedAt.getTime() ? answer.data : crew
  }
  const shown = list.shown.map(latestOf)
  return {
    shown,
    /** Whether the post was removed. */
    isRemoved,
    isOver: (id: number) => ids.includes(id) && shown.some((crew) => crew.id === id && isOver(crew)),
  }
}
