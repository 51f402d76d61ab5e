/** Webhooks of Discord: a channel shows a crew, or what a saved search finds, in messages that follow the changes. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { webhookForm } from './address.ts'

/**
 * Why the address was forgotten. `given_up`: Discord did not answer for a day. `gone`: the webhook or its message was deleted
 * there. `refused`: it takes no such message. `unconfirmed`: it never said whether it took it. `unreadable`: the server has
 * another key than when the address was given.
 */
const webhookEnds = ['given_up', 'gone', 'refused', 'unconfirmed', 'unreadable'] as const
export type WebhookEnd = (typeof webhookEnds)[number]

/** `unreachable`: Discord does not answer, and we keep trying. */
export const webhookProblems = ['unreachable', ...webhookEnds] as const
export type WebhookProblem = (typeof webhookProblems)[number]

/** The address itself is never sent. */
const webhook = z.object({
  isSet: z.boolean(),
  /** When the address was given; null if there is none. */
  since: z.nullable(moment),
  /** When Discord last took the message; null if it never did. */
  lastDelivery: z.nullable(moment),
  problem: z.nullable(z.enum(webhookProblems)),
})
export type Webhook = z.output<typeof webhook>

const path = '/crew/:id/webhook'
const searchPath = '/account/searches/:id/webhook'

export const getCrewWebhook = endpoint({
  name: 'getCrewWebhook',
  method: 'GET',
  path,
  access: 'member',
  summary: 'Get the state of the Discord channel that shows your crew, and what is in the way',
  params: idParams,
  status: 200,
  response: webhook,
  errors: ['not_found', 'not_allowed', 'crew_removed'],
})

export const connectCrewWebhook = endpoint({
  name: 'connectCrewWebhook',
  method: 'PUT',
  path,
  access: 'member',
  summary: 'Show your crew in a Discord channel by its webhook, in one message that follows its changes',
  params: idParams,
  body: webhookForm,
  status: 200,
  response: webhook,
  errors: ['not_found', 'not_allowed', 'crew_removed', 'mission_closed'],
})

export const disconnectCrewWebhook = endpoint({
  name: 'disconnectCrewWebhook',
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Forget the webhook of your crew; its message stays in the channel as it is',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'not_allowed', 'crew_removed'],
})

export const getSearchWebhook = endpoint({
  name: 'getSearchWebhook',
  method: 'GET',
  path: searchPath,
  access: 'member',
  summary: 'Get the state of the Discord channel that shows what your saved search finds',
  params: idParams,
  status: 200,
  response: webhook,
  errors: ['not_found'],
})

export const connectSearchWebhook = endpoint({
  name: 'connectSearchWebhook',
  method: 'PUT',
  path: searchPath,
  access: 'member',
  summary: 'Show every new post that your saved search finds in a Discord channel, by its webhook',
  params: idParams,
  body: webhookForm,
  status: 200,
  response: webhook,
  errors: ['not_found'],
})

export const disconnectSearchWebhook = endpoint({
  name: 'disconnectSearchWebhook',
  method: 'DELETE',
  path: searchPath,
  access: 'member',
  summary: 'Forget the webhook of your saved search; its messages stay in the channel as they are',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
