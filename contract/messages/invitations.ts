/** Invitations of several players to one crew. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, rowId } from '../wire/ids.ts'
import { messageLimits } from './limits.ts'

/** Why a player was not invited, with the codes of errors. */
const refusalCodes = [
  'not_found',
  'own_crew',
  'not_accepting',
  'blocked_by_you',
  'already_member',
  'too_many_requests',
] as const
export type InvitationRefusal = (typeof refusalCodes)[number]

const invitationDraft = z.object({
  userIds: z
    .array(rowId)
    .check(z.maxLength(messageLimits.invitations, issue('invalid')), z.minLength(1, issue('invalid'))),
})

const invitationResult = z.object({
  invited: z.array(z.int()),
  refused: z.array(z.object({ userId: z.int(), code: z.enum(refusalCodes) })),
})
export type InvitationResult = z.output<typeof invitationResult>

export const invitePlayers = endpoint({
  name: 'invitePlayers',
  method: 'POST',
  path: '/crew/:id/invitations',
  access: 'member',
  summary: `Invite at most ${messageLimits.invitations} players to your open crew, with a text in their language; the answer says who could not be invited, and why`,
  params: idParams,
  body: invitationDraft,
  status: 200,
  response: invitationResult,
  errors: ['not_found', 'not_allowed', 'warning_open', 'mission_closed', 'crew_full', 'post_hidden'],
})
