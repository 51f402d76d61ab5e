import { m } from '#texts'

/** By the number of stars; for none, that they are still to be chosen. Call them while rendering. */
export const starTexts = [
  m.ratings_stars_hint,
  m.ratings_1,
  m.ratings_2,
  m.ratings_3,
  m.ratings_4,
  m.ratings_5,
] as const
