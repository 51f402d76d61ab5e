/** A list that does not move under its reader. */
import type { CrewSummary } from '#contract/crews.ts'

export interface SteadyList {
  readonly shown: readonly CrewSummary[]
  /** The list as the server has it now, held back because someone reads; undefined when it is the one shown. */
  readonly waiting: readonly CrewSummary[] | undefined
}

const sameOrder = (one: readonly CrewSummary[], other: readonly CrewSummary[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** Cards stay where they are, with what is new about them; who comes or goes waits. */
export const nextList = (
  shown: readonly CrewSummary[],
  latest: readonly CrewSummary[],
  isRead: boolean,
): SteadyList => {
  if (!isRead || sameOrder(shown, latest)) return { shown: latest, waiting: undefined }
  const fresh = new Map(latest.map((crew) => [crew.id, crew]))
  return { shown: shown.map((crew) => fresh.get(crew.id) ?? crew), waiting: latest }
}

/** How many of the waiting ones are not to be seen yet. */
export const newcomers = ({ shown, waiting = [] }: SteadyList): CrewSummary[] => {
  const seen = new Set(shown.map(({ id }) => id))
  return waiting.filter(({ id }) => !seen.has(id))
}
