/** How many passkeys a player can have, and how long their names can be. */
export const passkeyLimits = { count: 20, name: 50 } as const
