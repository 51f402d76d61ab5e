import { useOpenAbsences } from '#web/features/moderation/attendance/attendance.queries.ts'
import { useOpenProofs } from '#web/features/moderation/handles/handles.queries.ts'
import { usePendingAppeals } from '#web/features/moderation/sanctions/sanctions.queries.ts'
import { paths } from '#web/paths.ts'

interface Waiting {
  readonly count: number
  readonly hasMore: boolean
}

const none: Waiting = { count: 0, hasMore: false }

/** How many cases of each kind wait for a decision, and how many in all. */
export const useWaiting = (isAdmin: boolean): Readonly<Record<string, Waiting>> => {
  const { data: appeals = none } = usePendingAppeals(isAdmin)
  const { data: proofs = none } = useOpenProofs()
  const { data: absences = none } = useOpenAbsences()
  const all = [appeals, proofs, absences]
  return {
    [paths.adminAppeals]: appeals,
    [paths.adminHandles]: proofs,
    [paths.adminAbsences]: absences,
    [paths.adminDecide]: {
      count: all.reduce((sum, { count }) => sum + count, 0),
      hasMore: all.some(({ hasMore }) => hasMore),
    },
  }
}
