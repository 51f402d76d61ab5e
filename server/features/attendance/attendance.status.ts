import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'

/** Every move that a mark of absence can make; all others are refused. */
const moves: Readonly<Record<AbsenceStatus, readonly AbsenceStatus[]>> = {
  marked: ['contested', 'withdrawn'],
  contested: ['upheld', 'overturned', 'withdrawn'],
  upheld: [],
  overturned: [],
  withdrawn: [],
}

export const canBecome = (from: AbsenceStatus, to: AbsenceStatus): boolean => moves[from].includes(to)

/** While a mark is contested, the player neither rates nor is rated. */
export const isLeftOutOfRatings = (status: AbsenceStatus): boolean =>
  status === 'marked' || status === 'contested' || status === 'upheld'
