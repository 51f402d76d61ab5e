/** Members that the leader has marked as absent, and how that is contested and decided. */
import * as z from 'zod/mini'
import { crewDetails } from '../crews/crews.ts'
import { moderationLimits } from '../sanctions/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { absenceVerdicts, attendanceLimits } from './fields.ts'
import { absenceDecision, contestForm } from './forms.ts'

const { days } = attendanceLimits

export const contestAbsence = endpoint({
  name: 'contestAbsence',
  method: 'POST',
  path: '/crew/:id/absence/contest',
  access: 'member',
  summary: `Contest that you were marked as absent, once, within ${days} days of the completion`,
  params: idParams,
  body: contestForm,
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_marked_absent', 'absence_settled', 'absence_closed'],
})

export const withdrawAbsence = endpoint({
  name: 'withdrawAbsence',
  method: 'DELETE',
  path: '/crew/:id/absences/:userId',
  access: 'member',
  summary: `Say that a member of your crew who is marked as absent did come, within ${days} days of the completion`,
  params: z.object({ id, userId: id }),
  status: 200,
  response: crewDetails,
  errors: ['not_found', 'not_allowed', 'absence_settled', 'absence_closed'],
})

const player = z.object({
  id: z.int(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
})

const contestedAbsence = z.object({
  id: z.int(),
  crew: z.object({
    id: z.int(),
    title: z.string(),
    scheduledTime: z.nullable(moment),
    startedAt: z.nullable(moment),
    completedAt: z.nullable(moment),
  }),
  leader: player,
  player,
  /** When the player got their seat. */
  joinedAt: moment,
  /** What the player answered before the start; null if nothing. */
  ready: z.nullable(z.enum(['ready', 'late'])),
  markedAt: moment,
  contestedAt: moment,
  /** What the player says. */
  text: z.string(),
})
export type ContestedAbsence = z.output<typeof contestedAbsence>

export const listContestedAbsences = endpoint({
  name: 'listContestedAbsences',
  method: 'GET',
  path: '/admin/absences',
  access: 'moderator',
  summary: `List the absences that players contest, the oldest first, ${moderationLimits.page} at a time, without your own missions`,
  query: z.object({
    /** The id of the newest one that the caller has. */
    after: z.optional(id),
  }),
  status: 200,
  response: z.array(contestedAbsence),
  errors: [],
})

export const decideAbsence = endpoint({
  name: 'decideAbsence',
  method: 'PUT',
  path: '/admin/absences/:id',
  access: 'moderator',
  summary: 'Decide about a contested absence, once: the player was absent, or was there',
  params: idParams,
  body: absenceDecision,
  status: 200,
  response: z.object({ id: z.int(), status: z.enum(absenceVerdicts) }),
  errors: ['not_found', 'own_mission', 'absence_settled', 'crew_removed'],
})
