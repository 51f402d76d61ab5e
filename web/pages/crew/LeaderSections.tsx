import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ApplicationsPanel } from '#web/features/applications/ApplicationsPanel.tsx'
import { RoleApplicationsManager } from '#web/features/applications/RoleApplicationsManager.tsx'
import { MarkedAbsences } from '#web/features/attendance/MarkedAbsences.tsx'
import { OwnAbsence } from '#web/features/attendance/OwnAbsence.tsx'
import { BoardingPass } from '#web/features/crews/details/BoardingPass.tsx'
import { ClosedSeatsNote } from '#web/features/crews/details/ClosedSeatsNote.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { useLocalTime } from '#web/features/crews/time/use-local-time.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { StepDown } from '#web/features/leading/StepDown.tsx'
import { InvitePlayer } from '#web/features/messages/InvitePlayer.tsx'
import { ContactLeader } from '#web/features/messages/WriteButton.tsx'
import { LeaveCrew } from '#web/features/missions/LeaveCrew.tsx'
import { ReadyActions } from '#web/features/missions/ready/ReadyActions.tsx'
import { ReadyQuestion } from '#web/features/missions/ready/ReadyQuestion.tsx'
import { OpenOffers } from '#web/features/offers/OpenOffers.tsx'
import { InviteSeveral } from '#web/features/players/InviteSeveral.tsx'
import { RateButton } from '#web/features/ratings/RateButton.tsx'
import { RateMission } from '#web/features/ratings/RateMission.tsx'
import { SuggestionsPanel } from '#web/features/suggestions/SuggestionsPanel.tsx'
import { WaitlistPanel } from '#web/features/waitlists/WaitlistPanel.tsx'
import { formatDateTime } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { goToDiscussion, goToRoleApplications, sectionIds } from './go-to-section.ts'
import { LeaderActions } from './LeaderActions.tsx'
import { PlayerLayout } from './PlayerLayout.tsx'
import { PlayerRoles } from './PlayerRoles.tsx'
import { useFormatAgo } from './use-format-ago.ts'

/** The crew for those who lead it: call players, decide on applications, fly. The co-leader is a member, too. */
export function LeaderSections({ crew }: { crew: CrewDetails }) {
  const times = { formatAppliedAt: useFormatAgo(), formatLocalTime: useLocalTime() }
  const formatUntil = useFormatUntil()
  const zone = useViewerZone()
  const formatMoment = (moment: string) => formatDateTime(new Date(moment), zone)
  const { viewer } = crew
  const invites = viewer?.canEdit && crew.displayStatus !== 'full'
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
      acts={
        <>
          {viewer?.can.stepDown ? (
            <BoardingPass crew={crew} onOpenChat={goToDiscussion}>
              <ReadyQuestion crew={crew} />
            </BoardingPass>
          ) : null}
          {viewer?.absence ? (
            <OwnAbsence crew={crew} absence={viewer.absence} formatMoment={formatMoment} />
          ) : null}
          <ClosedSeatsNote crew={crew} />
          <RateMission crew={crew} />
          <ReadyActions crew={crew} />
          <LeaderActions crew={crew} />
          <MarkedAbsences crew={crew} />
        </>
      }
      side={
        <>
          <ApplicationsPanel crew={crew} times={times} onReviewRoles={goToRoleApplications} />
          {viewer?.canDecide ? <OpenOffers crewId={crew.id} formatUntil={formatUntil} /> : null}
        </>
      }
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
      roles={
        <>
          {crew.roles.length > 0 ? <PlayerRoles crew={crew} /> : null}
          {viewer?.hasWaitlist ? <WaitlistPanel crew={crew} /> : null}
          <div id={sectionIds.roleApplications}>
            <RoleApplicationsManager crew={crew} times={times} />
          </div>
          {invites ? (
            <div id={sectionIds.suggestions}>
              <SuggestionsPanel
                crewId={crew.id}
                renderInvite={(player) => (
                  <InvitePlayer player={player} crewId={crew.id} held={crew.viewer?.held} />
                )}
                action={<InviteSeveral crew={crew} />}
              />
            </div>
          ) : null}
        </>
      }
    />
  )
}
