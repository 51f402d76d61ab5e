import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** Beside "Crew full" or "Applied": the way onto the waiting list, if there is one. */
export function WaitForSeat({ crew }: { crew: CrewDetails }) {
  if (crew.viewer) {
    return crew.viewer.canWaitFor.includes(null) ? (
      <JoinWaitlist crewId={crew.id} size="lg" variant="soft" block />
    ) : null
  }
  if (viewerRelation(crew) !== 'full') return null
  return (
    <Button asChild size="lg" variant="soft" block>
      <Link to={paths.login} search={{ redirect: `/crew/${crew.id}` }}>
        {m.waitlists_sign_in()}
      </Link>
    </Button>
  )
}
