/**
 * What a token allows. `read`: what the player sees of the board, crews and players. `post`: their posts. `decide`: the
 * applications to their crews.
 */
export const tokenScopes = ['read', 'post', 'decide'] as const
export type TokenScope = (typeof tokenScopes)[number]
