import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { applyPath, paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { viewerRelation } from './viewer-relation.ts'

interface Props {
  crew: CrewDetails
  onApply: () => Promise<unknown>
}

const closedLabel = (crew: CrewDetails): string => {
  if (crew.expired) return m.crews_post_expired()
  if (crew.displayStatus === 'cancelled') return m.crews_mission_cancelled()
  return crew.displayStatus === 'completed' ? m.crews_mission_completed() : m.crews_crew_full()
}

/** The main action of a visitor, or why there is none. */
export function MainAction({ crew, onApply }: Props) {
  switch (viewerRelation(crew)) {
    case 'over':
    case 'full':
      return (
        <Button size="lg" block disabled>
          {closedLabel(crew)}
        </Button>
      )
    case 'refused':
      return (
        <Button size="lg" block disabled>
          {m.applications_status_declined()}
        </Button>
      )
    case 'guest':
      return (
        <Button asChild variant="primary" size="lg" block>
          <Link to={paths.login} search={{ redirect: applyPath(crew.id) }}>
            {m.crews_sign_in_to_join()}
          </Link>
        </Button>
      )
    case 'chooses-role':
      return (
        <BusyButton variant="primary" size="lg" block onClick={onApply}>
          {m.applications_choose_role()}
        </BusyButton>
      )
    case 'applies':
      return (
        <BusyButton variant="primary" size="lg" block onClick={onApply}>
          {m.applications_apply()}
        </BusyButton>
      )
    default:
      return null
  }
}
