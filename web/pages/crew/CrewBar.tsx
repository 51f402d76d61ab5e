import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { RateButton } from '#web/features/ratings/RateButton.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { LeaderActions } from './LeaderActions.tsx'

interface Props {
  crew: CrewDetails
  main: ReactNode
}

/** The bar at the bottom of a phone with the main action. */
export function CrewBar({ crew, main }: Props) {
  const relation = viewerRelation(crew)
  if (crew.viewer?.canRate) return <RateButton crew={crew} />
  if (relation === 'applicant') {
    return (
      <Button size="lg" block disabled>
        {m.applications_applied()}
      </Button>
    )
  }
  if (relation !== 'leader') return main
  const count = crew.viewer?.pendingApplications ?? 0
  return (
    <>
      <Button asChild size="lg">
        <Link to={paths.crewApplications} params={{ crewId: String(crew.id) }}>
          {m.applications_title()}
          {count > 0 ? <Badge count={count} label={m.applications_pending_count({ count })} /> : null}
        </Link>
      </Button>
      <LeaderActions crew={crew} mainOnly />
    </>
  )
}
