import * as z from 'zod/mini'
import { messageLimits } from '../messages/limits.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, moment } from '../wire/ids.ts'

const blockedPlayer = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  blockedAt: moment,
})
export type BlockedPlayer = z.output<typeof blockedPlayer>

const nothing = z.void()
const params = z.object({ userId: id })

export const listBlocks = endpoint({
  name: 'listBlocks',
  method: 'GET',
  path: '/account/blocks',
  access: 'member',
  summary: 'List the players that you have blocked, the newest first',
  status: 200,
  response: z.array(blockedPlayer),
  errors: [],
})

export const blockPlayer = endpoint({
  name: 'blockPlayer',
  method: 'PUT',
  path: '/account/blocks/:userId',
  access: 'member',
  summary: `Block a player: they can no longer write to you, invite you or apply to your crews. At most ${messageLimits.blocks}`,
  params,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_allowed', 'too_many_blocks'],
})

export const unblockPlayer = endpoint({
  name: 'unblockPlayer',
  method: 'DELETE',
  path: '/account/blocks/:userId',
  access: 'member',
  summary: 'Unblock a player',
  params,
  status: 204,
  response: nothing,
  errors: [],
})

const contactSettings = z.object({
  /** Whether others can write to the player, invite them and apply to their crews. */
  acceptsContact: z.boolean(),
  /** Whether leaders whose crew the player fits are shown them. */
  isFindable: z.boolean(),
})
export type ContactSettings = z.output<typeof contactSettings>

/** Settings that are absent stay as they are. */
const contactChanges = z.partial(contactSettings)
export type ContactChanges = z.output<typeof contactChanges>

export const getContactSettings = endpoint({
  name: 'getContactSettings',
  method: 'GET',
  path: '/account/contact',
  access: 'member',
  summary: 'Get your settings for who can contact you, and for being suggested to leaders',
  status: 200,
  response: contactSettings,
  errors: [],
})

export const updateContactSettings = endpoint({
  name: 'updateContactSettings',
  method: 'PUT',
  path: '/account/contact',
  access: 'member',
  summary: 'Choose whether players can contact you and whether leaders can find you',
  body: contactChanges,
  status: 200,
  response: contactSettings,
  errors: [],
})
