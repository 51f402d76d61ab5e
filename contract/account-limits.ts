/** How long names and passwords can be, in characters. */
export const accountLimits = { usernameMin: 3, usernameMax: 24, passwordMin: 8, passwordMax: 128 } as const
