/** Ranks by what a player has done here. Without zod. */

/** Lowest first. */
export const ranks = ['rookie', 'active', 'experienced', 'veteran', 'elite'] as const
export type Rank = (typeof ranks)[number]

/** The activity score from which a player has a rank. */
export const minScores: Record<Rank, number> = {
  rookie: 0,
  active: 100,
  experienced: 250,
  veteran: 500,
  elite: 1000,
}

export const activityScore = (created: number, completed: number): number => created * 10 + completed * 5

export const rankOf = (score: number): Rank => ranks.findLast((rank) => score >= minScores[rank]) ?? 'rookie'

/** In percent, from the average of the stars. */
export const reliability = (averageRating: number): number => Math.round(averageRating * 20)
