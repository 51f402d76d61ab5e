import type { CrewDetails } from '#contract/crews/crews.ts'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { SignInToWait } from './SignInToWait.tsx'

/** Beside "Crew full" or "Applied": the way onto the waiting list, if there is one. */
export function WaitForSeat({ crew }: { crew: CrewDetails }) {
  if (!crew.viewer) return <SignInToWait crew={crew} />
  return crew.viewer.canWaitFor.includes(null) ? (
    <JoinWaitlist crewId={crew.id} size="lg" variant="soft" block />
  ) : null
}
