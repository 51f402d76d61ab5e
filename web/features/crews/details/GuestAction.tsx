import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { applyPath, paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { viewerRelation } from './viewer-relation.ts'

const closedLabel = (crew: CrewDetails): string => {
  if (crew.expired) return m.crews_post_expired()
  if (crew.displayStatus === 'cancelled') return m.crews_mission_cancelled()
  return crew.displayStatus === 'completed' ? m.crews_mission_completed() : m.crews_crew_full()
}

/** The main action of a guest, or why there is none. */
export function GuestAction({ crew }: { crew: CrewDetails }) {
  return viewerRelation(crew) === 'guest' ? (
    <Button asChild variant="primary" size="lg" block>
      <Link to={paths.login} search={{ redirect: applyPath(crew.id) }}>
        {m.crews_sign_in_to_join()}
      </Link>
    </Button>
  ) : (
    <Button size="lg" block disabled>
      {closedLabel(crew)}
    </Button>
  )
}
