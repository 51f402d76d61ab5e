import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { Rating } from '#web/ui/marks/Rating.tsx'

/** How others rated the leader; "New" if no one has yet, as "No ratings yet" is too long for a card. */
export function LeaderRating({ reputation }: { reputation: CrewSummary['authorReputation'] }) {
  const { averageRating, totalRatings } = reputation
  if (totalRatings === 0) return <span>{m.crews_leader_new()}</span>
  return <Rating average={averageRating} count={totalRatings} />
}
