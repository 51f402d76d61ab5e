/** Direct messages in Discord with buttons: invitations, offered seats and ready checks. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

const directMessages = z.object({
  /** Whether this site has an app in Discord, and the player has linked their account there. */
  isPossible: z.boolean(),
  isOn: z.boolean(),
})
export type DirectMessages = z.output<typeof directMessages>

export const getDirectMessages = endpoint({
  name: 'getDirectMessages',
  method: 'GET',
  path: '/account/discord/messages',
  access: 'member',
  summary: 'Get whether invitations and ready checks also come to you as direct messages in Discord',
  status: 200,
  response: directMessages,
  errors: [],
})

export const updateDirectMessages = endpoint({
  name: 'updateDirectMessages',
  method: 'PUT',
  path: '/account/discord/messages',
  access: 'member',
  summary: 'Choose whether invitations and ready checks also come to you as direct messages in Discord',
  body: z.object({ isOn: z.boolean() }),
  status: 200,
  response: directMessages,
  errors: ['not_found'],
})
