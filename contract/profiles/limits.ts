/** How much of a player's history is shown, without zod. */
export const playerLimits = { ratings: 20, missions: 5 } as const
