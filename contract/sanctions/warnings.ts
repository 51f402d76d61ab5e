/** The warnings that a player received. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'

const ownWarning = z.object({
  id: z.int(),
  reason: z.string(),
  description: z.string(),
  createdAt: moment,
  acknowledgedAt: z.nullable(moment),
})
export type OwnWarning = z.output<typeof ownWarning>

export const listOwnWarnings = endpoint({
  name: 'listOwnWarnings',
  method: 'GET',
  path: '/account/warnings',
  access: 'member',
  summary: 'List your latest warnings, the newest first, at most 50',
  status: 200,
  response: z.array(ownWarning),
  errors: [],
})

export const acknowledgeWarning = endpoint({
  name: 'acknowledgeWarning',
  method: 'POST',
  path: '/account/warnings/:id/acknowledge',
  access: 'member',
  summary: 'Confirm that you have read a warning; until then you cannot post',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
