/** Lengths and counts of the lists of players, without zod. */
export const playerListLimits = {
  searchMin: 2,
  searchMax: 40,
  found: 20,
  flownWith: 100,
  /** So many of a player's latest missions are looked through, as leader and as member each. */
  missions: 1000,
  favourites: 200,
} as const
