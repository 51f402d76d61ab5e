/** How long names and passwords can be, in characters. */
export const accountLimits = { usernameMin: 3, usernameMax: 24, passwordMin: 8, passwordMax: 128 } as const

/** The name of a player whose account was deleted. It cannot be chosen, and the page translates it. */
export const deletedName = '[deleted]'

/** How long an open warning, a ban or an open report outlives a deleted account. */
export const formerSanctionDays = 90
