/**
 * What a token allows. `read`: what the player sees of the board, crews and players. `post`: their posts. `decide`: the
 * applications to their crews.
 */
export const tokenScopes = ['read', 'post', 'decide'] as const
export type TokenScope = (typeof tokenScopes)[number]

export const tokenLimits = {
  perPlayer: 10,
  nameLength: 50,
  /** For all tokens of a player together. */
  requestsPerMinute: 120,
  changesPerMinute: 20,
} as const
