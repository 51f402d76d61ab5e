/** The app of this site in servers at Discord. Where the operator has not set it up, none of these is there. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'

/** A channel that gets a card of every new post that a search finds. */
const discordFollow = z.object({
  id: z.int(),
  channelId: z.string(),
  /** As it was when this was set up. */
  channelName: z.nullable(z.string()),
  /** Made from the filters, in the language of the request. */
  search: z.string(),
  /** Who set it up. */
  playerName: z.string(),
  isOwn: z.boolean(),
  since: moment,
})

const discordServer = z.object({
  id: z.string(),
  /** As Discord last said it; null if it did not. */
  name: z.nullable(z.string()),
  /**
   * Whether the player manages it: Discord is asked, and while it does not answer, what it said within the last 30 days is
   * believed. If not, there is only what the player has set up.
   */
  isManaged: z.boolean(),
  /** How many cards of crews the app keeps up to date there. */
  cards: z.int(),
  follows: z.array(discordFollow),
})
export type DiscordServer = z.output<typeof discordServer>

export const listDiscordServers = endpoint({
  name: 'listDiscordServers',
  method: 'GET',
  path: '/account/discord/servers',
  access: 'member',
  summary:
    'List the servers at Discord that you manage, with all that channels follow there, and what you have set up in others',
  status: 200,
  response: z.array(discordServer),
  errors: ['not_found'],
})

export const endDiscordFollow = endpoint({
  name: 'endDiscordFollow',
  method: 'DELETE',
  path: '/account/discord/follows/:id',
  access: 'member',
  summary: 'End that a channel follows a search, if you have set it up or manage the server',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
