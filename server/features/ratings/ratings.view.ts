import type { Rating } from '#contract/ratings/ratings.ts'
import type { RatingRow } from '#server/db/tables/ratings.ts'

export const viewRating = (rating: RatingRow): Rating => ({
  id: rating.id,
  type: rating.type,
  rating: rating.stars,
  comment: rating.comment,
  createdAt: rating.created_at.toISOString(),
})
