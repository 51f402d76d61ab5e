import type { Rank } from '#contract/users.ts'

const steps: readonly (readonly [least: number, rank: Rank])[] = [
  [1000, 'elite'],
  [500, 'veteran'],
  [250, 'experienced'],
  [100, 'active'],
]

/** By the activity score: missions created × 10 + missions finished × 5. */
export const rankOf = (score: number): Rank => steps.find(([least]) => score >= least)?.[1] ?? 'rookie'
