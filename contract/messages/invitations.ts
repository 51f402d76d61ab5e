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

/**
 * `roleId`: the seat that the invitation names, and holds if the start is far enough; null for any seat. Without it the
 * invitation names no seat and holds none. Only for a single player.
 */
export const namedSeat = z.optional(z.nullable(rowId))

const invitationDraft = z
  .object({
    userIds: z
      .array(rowId)
      .check(z.maxLength(messageLimits.invitations, issue('invalid')), z.minLength(1, issue('invalid'))),
    roleId: namedSeat,
  })
  .check(
    z.refine(({ userIds, roleId }) => roleId === undefined || userIds.length === 1, {
      error: issue('invalid'),
      path: ['roleId'],
    }),
  )

export type InvitationDraft = z.output<typeof invitationDraft>

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
  summary: `Invite at most ${messageLimits.invitations} players to your open crew, with a text in their language; a single one also to a seat, which is held for them. The answer says who could not be invited, and why`,
  params: idParams,
  body: invitationDraft,
  status: 200,
  response: invitationResult,
  errors: [
    'not_found',
    'not_allowed',
    'warning_open',
    'mission_closed',
    'crew_full',
    'role_full',
    'seat_held',
    'post_hidden',
  ],
})
