import type { CrewDetails } from '#contract/crews/crews.ts'

/** What rating needs to know of a crew. */
export type RatedCrew = Pick<
  CrewDetails,
  'id' | 'title' | 'authorName' | 'viewer' | 'startedAt' | 'completedAt'
>
