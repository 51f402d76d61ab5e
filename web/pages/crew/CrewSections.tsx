import type { CrewDetails } from '#contract/crews/crews.ts'
import { LeaderSections } from './LeaderSections.tsx'
import { ReaderSections } from './ReaderSections.tsx'

/** Members and visitors share theirs: who is accepted while they read must not lose what they are doing. */
export function CrewSections({ crew }: { crew: CrewDetails }) {
  return crew.viewer?.canLead ? <LeaderSections crew={crew} /> : <ReaderSections crew={crew} />
}
