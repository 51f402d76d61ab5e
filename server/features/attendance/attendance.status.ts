import type { AbsenceStatus } from '#contract/attendance/fields.ts'

/** Every move that a mark of absence can make; all others are refused. */
const moves: Readonly<Record<AbsenceStatus, readonly AbsenceStatus[]>> = {
  marked: ['contested', 'withdrawn'],
  contested: ['upheld', 'overturned', 'withdrawn'],
  upheld: [],
  overturned: [],
  withdrawn: [],
}

export const canBecome = (from: AbsenceStatus, to: AbsenceStatus): boolean => moves[from].includes(to)

/** Who contests the mark neither rates nor is rated until it is decided. */
export const isLeftOutOfRatings = (status: AbsenceStatus): boolean =>
  status === 'marked' || status === 'contested' || status === 'upheld'
