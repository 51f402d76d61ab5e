/** A list that does not move under its reader. */
import type { CrewSummary } from '#contract/crews.ts'

export interface Layout {
  readonly shown: readonly CrewSummary[]
  /** The same crews as they were when they took their places. */
  readonly placed: readonly CrewSummary[]
  readonly placedAt: Date
}

export interface SteadyList extends Layout {
  /** The list as the server has it now, held back because someone reads; undefined when it is the one shown. */
  readonly waiting: readonly CrewSummary[] | undefined
}

const sameOrder = (one: readonly CrewSummary[], other: readonly CrewSummary[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

export const layOut = (crews: readonly CrewSummary[], at: Date): SteadyList => ({
  shown: crews,
  placed: crews,
  placedAt: at,
  waiting: undefined,
})

/** Cards stay where they are, with what is new about them; who comes or goes waits. */
export const nextList = (list: SteadyList, newest: SteadyList, isRead: boolean): SteadyList => {
  if (!isRead) return newest
  if (sameOrder(list.shown, newest.shown)) return { ...list, shown: newest.shown, waiting: undefined }
  const fresh = new Map(newest.shown.map((crew) => [crew.id, crew]))
  return { ...list, shown: list.shown.map((crew) => fresh.get(crew.id) ?? crew), waiting: newest.shown }
}

/** Those of the waiting ones that are not to be seen yet. */
export const newcomers = ({ shown, waiting = [] }: SteadyList): CrewSummary[] => {
  const seen = new Set(shown.map(({ id }) => id))
  return waiting.filter(({ id }) => !seen.has(id))
}

/** Who is still to be seen without being in the newest answer: over, full, changed, or only on another page. */
export const leavers = ({ shown, waiting = shown }: SteadyList): number[] => {
  const staying = new Set(waiting.map(({ id }) => id))
  return shown.map(({ id }) => id).filter((id) => !staying.has(id))
}
