import type { Rank } from '#contract/users.ts'

const steps: readonly (readonly [minScore: number, rank: Rank])[] = [
  [1000, 'elite'],
  [500, 'veteran'],
  [250, 'experienced'],
  [100, 'active'],
]

/** The rank for an activity score: missions created × 10 + missions finished × 5. */
export const rankOf = (score: number): Rank => steps.find(([minScore]) => score >= minScore)?.[1] ?? 'rookie'
