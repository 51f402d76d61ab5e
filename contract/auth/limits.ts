/** For how long after signing in a player without a password need not prove again who they are. */
export const signInMethodLimits = { recentMinutes: 15 } as const
