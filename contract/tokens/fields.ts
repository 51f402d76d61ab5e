export const tokenLimits = {
  perPlayer: 10,
  nameLength: 50,
  /** For all tokens of a player together. */
  requestsPerMinute: 120,
  changesPerMinute: 20,
} as const
