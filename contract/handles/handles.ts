/** The proof that a citizen id is the player's own: a code in the bio of their game profile, which a moderator reads. */
import * as z from 'zod/mini'
import { moderationLimits } from '../sanctions/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { hoursAfterDecline, proofStatuses } from './fields.ts'
import { proofDecision } from './forms.ts'

const handleProof = z.object({
  status: z.enum(['none', ...proofStatuses]),
  /** The citizen id that it is about; null without a request, as are all others. */
  handle: z.nullable(z.string()),
  /** Of an open request: for the bio of the game profile. */
  code: z.nullable(z.string()),
  /** Since when it is open, verified or declined. */
  since: z.nullable(moment),
  /** Of a declined one: as the moderators wrote it. */
  reason: z.nullable(z.string()),
  /** Of a declined one: when the player can ask again, which may be past. */
  nextAt: z.nullable(moment),
})
export type HandleProof = z.output<typeof handleProof>

export const getHandleProof = endpoint({
  name: 'getHandleProof',
  method: 'GET',
  path: '/account/handle-proof',
  access: 'member',
  summary: 'Get the status of your handle verification, with the code of an open request',
  status: 200,
  response: handleProof,
  errors: [],
})

export const requestHandleProof = endpoint({
  name: 'requestHandleProof',
  method: 'POST',
  path: '/account/handle-proof',
  access: 'member',
  summary: `Ask the moderators to verify your handle; again ${hoursAfterDecline} hours after a refusal at the earliest`,
  status: 201,
  response: handleProof,
  errors: ['citizen_id_missing', 'proof_open', 'proof_declined', 'handle_verified', 'handle_taken'],
})

export const withdrawHandleProof = endpoint({
  name: 'withdrawHandleProof',
  method: 'DELETE',
  path: '/account/handle-proof',
  access: 'member',
  summary: 'Withdraw your open request to verify your handle',
  status: 204,
  response: z.void(),
  errors: [],
})

const openProof = z.object({
  id: z.int(),
  handle: z.string(),
  code: z.string(),
  /** The game profile of that handle, on the site of the game. */
  profileUrl: z.string(),
  createdAt: moment,
  userId: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
})
export type OpenProof = z.output<typeof openProof>

export const listHandleProofs = endpoint({
  name: 'listHandleProofs',
  method: 'GET',
  path: '/admin/handle-proofs',
  access: 'moderator',
  summary: `List the handles of others that wait to be verified, the oldest first, ${moderationLimits.page} at a time`,
  query: z.object({
    /** The id of the newest request that the caller has. */
    after: z.optional(id),
  }),
  status: 200,
  response: z.array(openProof),
  errors: [],
})

export const decideHandleProof = endpoint({
  name: 'decideHandleProof',
  method: 'PUT',
  path: '/admin/handle-proofs/:id',
  access: 'moderator',
  summary: 'Verify the handle of a player or decline it with a reason, once',
  params: idParams,
  body: proofDecision,
  status: 200,
  response: z.object({ id: z.int(), status: z.enum(['verified', 'declined']) }),
  errors: ['not_found', 'own_account', 'proof_decided', 'handle_taken'],
})
