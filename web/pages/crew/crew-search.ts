/** What the address of a crew's page says besides the crew. */

import type { CrewDetails } from '#contract/crews/crews.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'

const crewViews = ['crew', 'lead'] as const
export type CrewView = (typeof crewViews)[number]

export interface CrewSearch {
  /** A visitor came back from signing in, and wants to apply. */
  readonly apply?: string | undefined
  /** Only for those who lead. */
  readonly view?: CrewView | undefined
}

export const readCrewSearch = ({ apply, view }: Record<string, unknown>): CrewSearch => ({
  apply: typeof apply === 'string' ? apply : undefined,
  view: choiceOf(crewViews, view),
})

/** Those who lead have two views of their crew until the mission is over: what all see, and what is to decide. */
export const crewView = (
  { viewer, missionStatus }: Pick<CrewDetails, 'viewer' | 'missionStatus'>,
  { view = 'lead' }: CrewSearch,
): CrewView | undefined =>
  viewer?.canLead && (missionStatus === 'open' || missionStatus === 'in_progress') ? view : undefined
