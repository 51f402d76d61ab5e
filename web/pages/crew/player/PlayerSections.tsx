import { useDeferredValue } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { LeaderSections } from '#web/pages/crew/lazy-leader-sections.ts'
import { ReaderSections } from './ReaderSections.tsx'

/**
 * Members and visitors share theirs: who is accepted while they read must not lose what they are doing. Leaders have both
 * loaded: they become members as soon as another player accepts the crew.
 */
export function PlayerSections({ crew }: { crew: CrewDetails }) {
  const canLead = crew.viewer?.canLead === true
  // Who is named co-leader or accepts the crew while they read keeps the page until the other sections are loaded.
  const canLeadSince = useDeferredValue(canLead)
  return canLead && canLeadSince ? <LeaderSections crew={crew} /> : <ReaderSections crew={crew} />
}
