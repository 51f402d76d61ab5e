/** A list that does not move while someone reads it. */
import type { CrewSummary } from '#contract/crews/crews.ts'

export interface Layout {
  readonly shown: readonly CrewSummary[]
  /** The same crews as they were when the list was laid out; they decide the order. */
  readonly placed: readonly CrewSummary[]
  readonly placedAt: Date
}

export interface SteadyList extends Layout {
  /** The latest list from the server, held back while someone reads; undefined if it is the shown one. */
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

/** While someone reads, cards stay in place and are updated; crews that come or go wait. */
export const nextList = (list: SteadyList, newest: SteadyList, isRead: boolean): SteadyList => {
  if (!isRead) return newest
  if (sameOrder(list.shown, newest.shown)) return { ...list, shown: newest.shown, waiting: undefined }
  const fresh = new Map(newest.shown.map((crew) => [crew.id, crew]))
  return { ...list, shown: list.shown.map((crew) => fresh.get(crew.id) ?? crew), waiting: newest.shown }
}

/** The waiting crews that are not shown yet. */
export const newcomers = ({ shown, waiting = [] }: SteadyList): CrewSummary[] => {
  const seen = new Set(shown.map(({ id }) => id))
  return waiting.filter(({ id }) => !seen.has(id))
}

/** The shown crews that are missing from the latest list: over, full, changed, or moved to another page. */
export const leavers = ({ shown, waiting = shown }: SteadyList): number[] => {
  const staying = new Set(waiting.map(({ id }) => id))
  return shown.map(({ id }) => id).filter((id) => !staying.has(id))
}
