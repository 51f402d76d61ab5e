import type { ReactNode } from 'react'
import type { ApplicationStatus } from '#contract/applications.ts'
import type { CrewSummary } from '#contract/crews.ts'

/** How a crew and an application look is the part of other features: the page brings them in. */
export interface CrewLooks {
  readonly renderCrew: (crew: CrewSummary) => ReactNode
  readonly renderStatus: (status: ApplicationStatus) => ReactNode
}
