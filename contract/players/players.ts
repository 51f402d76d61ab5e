/** Players that one searches for, has flown with, or has as favourites. */
import * as z from 'zod/mini'
import { reputation, userRole } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, moment } from '../wire/ids.ts'
import { searchLine } from '../wire/text.ts'
import { playerListLimits } from './limits.ts'

const listedPlayer = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  starCitizenHandle: z.string(),
  citizenId: z.nullable(z.string()),
  isHandleVerified: z.boolean(),
  profileImage: z.nullable(z.string()),
  userRole,
  organisation: z.nullable(z.string()),
  reputation,
  /** Of the caller. */
  isFavourite: z.boolean(),
})
export type ListedPlayer = z.output<typeof listedPlayer>

const { searchMin, searchMax } = playerListLimits

export const searchPlayers = endpoint({
  name: 'searchPlayers',
  method: 'GET',
  path: '/players',
  access: 'member',
  summary: `Find players by name, display name, citizen id or organisation, at most ${playerListLimits.found}`,
  query: z.object({ search: searchLine(searchMax).check(z.minLength(searchMin)) }),
  status: 200,
  response: z.array(listedPlayer),
  errors: [],
})

const flownWith = z.extend(listedPlayer, {
  /** How many completed missions they have flown together. */
  missions: z.int(),
  lastFlownAt: moment,
  /** The stars that the caller gave them last; null if none. */
  ratingGiven: z.nullable(z.int()),
})
export type FlownWith = z.output<typeof flownWith>

export const listFlownWith = endpoint({
  name: 'listFlownWith',
  method: 'GET',
  path: '/players/flown-with',
  access: 'member',
  summary: `List the players of your past missions, those you flew with last first, at most ${playerListLimits.flownWith}`,
  status: 200,
  response: z.array(flownWith),
  errors: [],
})

const nothing = z.void()
const params = z.object({ userId: id })

export const listFavourites = endpoint({
  name: 'listFavourites',
  method: 'GET',
  path: '/account/favourites',
  access: 'member',
  summary: 'List your favourite players, the newest first; no one else sees them',
  status: 200,
  response: z.array(listedPlayer),
  errors: [],
})

export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'PUT',
  path: '/account/favourites/:userId',
  access: 'member',
  summary: `Make a player your favourite: you get a notice of their new posts. At most ${playerListLimits.favourites}`,
  params,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_allowed', 'blocked_by_you', 'too_many_favourites'],
})

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/account/favourites/:userId',
  access: 'member',
  summary: 'Remove a player from your favourites',
  params,
  status: 204,
  response: nothing,
  errors: [],
})
