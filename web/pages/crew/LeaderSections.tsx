import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ApplicationsPanel } from '#web/features/applications/ApplicationsPanel.tsx'
import { BoardingPass } from '#web/features/crews/details/BoardingPass.tsx'
import { ClosedSeatsNote } from '#web/features/crews/details/ClosedSeatsNote.tsx'
import { LeadOffer } from '#web/features/leading/LeadOffer.tsx'
import { StepDown } from '#web/features/leading/StepDown.tsx'
import { ContactLeader } from '#web/features/messages/WriteButton.tsx'
import { LeaveCrew } from '#web/features/missions/LeaveCrew.tsx'
import { ReadyActions } from '#web/features/missions/ready/ReadyActions.tsx'
import { ReadyQuestion } from '#web/features/missions/ready/ReadyQuestion.tsx'
import { RateButton } from '#web/features/ratings/RateButton.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { CrewViews } from './CrewViews.tsx'
import { useGoToSection } from './go-to-section.ts'
import { LeaderActions } from './LeaderActions.tsx'
import { LeadView } from './LeadView.tsx'
import { PlayerLayout } from './PlayerLayout.tsx'
import { PlayerRoles } from './PlayerRoles.tsx'
import { useCrewView } from './use-crew-view.ts'

/** The crew for those who lead it: call players, decide on applications, fly. The co-leader is a member, too. */
export function LeaderSections({ crew }: { crew: CrewDetails }) {
  const { viewer } = crew
  const view = useCrewView(crew)
  const goTo = useGoToSection()
  const pending = viewer?.pendingApplications ?? 0

  const bar = viewer?.canRate ? (
    <RateButton crew={crew} />
  ) : (
    <>
      <Button asChild size="lg">
        <Link to={paths.crewApplications} params={{ crewId: String(crew.id) }}>
          {m.applications_title()}
          {pending > 0 ? (
            <Badge count={pending} label={m.applications_pending_count({ count: pending })} />
          ) : null}
        </Link>
      </Button>
      <LeaderActions crew={crew} mainOnly />
    </>
  )
  return (
    <PlayerLayout
      crew={crew}
      views={view ? <CrewViews crew={crew} current={view} /> : null}
      lead={view === 'lead' ? <LeadView crew={crew} /> : undefined}
      acts={
        <>
          <LeadOffer crew={crew} />
          {viewer?.can.stepDown ? (
            <BoardingPass crew={crew} onOpenChat={() => goTo('discussion', 'crew')}>
              <ReadyQuestion crew={crew} />
            </BoardingPass>
          ) : null}
          <ClosedSeatsNote crew={crew} />
          <ReadyActions crew={crew} />
          <LeaderActions crew={crew} />
        </>
      }
      side={view === 'crew' ? <ApplicationsPanel crew={crew} /> : null}
      end={
        viewer?.can.stepDown ? (
          <>
            <ContactLeader crew={crew} />
            <StepDown crew={crew} />
            <LeaveCrew crew={crew} />
          </>
        ) : undefined
      }
      bar={bar}
      roles={crew.roles.length > 0 ? <PlayerRoles crew={crew} /> : null}
    />
  )
}
