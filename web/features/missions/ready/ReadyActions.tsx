import type { ComponentProps } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { CallReadyCheck } from './CallReadyCheck.tsx'
import { ReleaseSilent } from './ReleaseSilent.tsx'

type Crew = Pick<CrewDetails, 'viewer'> &
  ComponentProps<typeof CallReadyCheck>['crew'] &
  ComponentProps<typeof ReleaseSilent>['crew']

/** What the leader may do about the ready check now, as the server says. */
export function ReadyActions({ crew }: { crew: Crew }) {
  const can = crew.viewer?.can
  if (can?.callReady) return <CallReadyCheck crew={crew} />
  return can?.releaseSilent ? <ReleaseSilent crew={crew} /> : null
}
