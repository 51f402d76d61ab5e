/** Players who fit a crew, for its leader. */
import * as z from 'zod/mini'
import { reputation } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { matchReason } from './matching.ts'

export const suggestionLimits = {
  players: 10,
  /** Within how many days they were online. */
  seenDays: 30,
  /** So many of those who were online last are compared: what one request costs must not grow with all players. */
  compared: 500,
} as const

const suggestion = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  reputation,
  /** Whether the leader has invited the player to this crew. */
  isInvited: z.boolean(),
  /** Until when the player is free, if their beacon is lit and the crew fits it; else null. */
  freeUntil: z.nullable(moment),
  /** The weightiest first. */
  reasons: z.array(matchReason),
})
export type Suggestion = z.output<typeof suggestion>

export const listSuggestions = endpoint({
  name: 'listSuggestions',
  method: 'GET',
  path: '/crew/:id/suggestions',
  access: 'member',
  summary: `List at most ${suggestionLimits.players} players who fit your crew and allow leaders to find them; none once it takes nobody`,
  params: idParams,
  status: 200,
  response: z.array(suggestion),
  errors: ['not_found', 'not_allowed'],
})
