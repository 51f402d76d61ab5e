import { minScores, type Rank, rankOf, ranks } from '#contract/profiles/ranks.ts'

interface RankStep {
  readonly rank: Rank
  /** How much of the rank is reached, from 0 to 1. */
  readonly share: number
  readonly isCurrent: boolean
}

interface RankProgress {
  readonly rank: Rank
  readonly steps: readonly RankStep[]
  /** Undefined at the highest rank. */
  readonly next: { readonly rank: Rank; readonly missing: number } | undefined
}

export const rankProgress = (score: number): RankProgress => {
  const rank = rankOf(score)
  const nextRank = ranks[ranks.indexOf(rank) + 1]
  const shareOf = (each: Rank, following: Rank | undefined): number => {
    if (score < minScores[each]) return 0
    if (following === undefined) return 1
    return Math.min(1, (score - minScores[each]) / (minScores[following] - minScores[each]))
  }
  return {
    rank,
    steps: ranks.map((each, i) => ({
      rank: each,
      share: shareOf(each, ranks[i + 1]),
      isCurrent: each === rank,
    })),
    next: nextRank && { rank: nextRank, missing: minScores[nextRank] - score },
  }
}
