import type { CrewDetails } from '#contract/crews.ts'

/** What the steps of a mission need to know of its crew. */
export type MissionCrew = Pick<CrewDetails, 'id' | 'title' | 'viewer'>
