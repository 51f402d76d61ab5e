/** What those aboard see of marks of absence on a crew. */
import * as z from 'zod/mini'
import { moment } from '../wire/ids.ts'
import { absenceStatuses } from './absence-statuses.ts'

/** Of the reader: the leader has marked them as absent. */
export const ownAbsence = z.object({
  status: z.enum(absenceStatuses),
  /** What the reader said against it. */
  contestText: z.nullable(z.string()),
  contestUntil: moment,
  canContest: z.boolean(),
})

/** Of a member, for those who lead. */
export const markedAbsence = z.object({
  userId: z.int(),
  status: z.enum(absenceStatuses),
  canWithdraw: z.boolean(),
})
