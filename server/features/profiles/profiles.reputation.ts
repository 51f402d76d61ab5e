/** From the sum of all stars and the number of ratings. */
export const viewReputation = (sum: number, count: number) => ({
  averageRating: count > 0 ? sum / count : 0,
  totalRatings: count,
})
