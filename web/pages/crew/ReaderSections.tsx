import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { OwnAbsence } from '#web/features/attendance/OwnAbsence.tsx'
import { BoardingPass } from '#web/features/crews/details/BoardingPass.tsx'
import { MainAction } from '#web/features/crews/details/MainAction.tsx'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { CrewOverlap } from '#web/features/crews/overlaps/CrewOverlap.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ContactLeader } from '#web/features/messages/WriteButton.tsx'
import { LeaveCrew } from '#web/features/missions/LeaveCrew.tsx'
import { ReadyQuestion } from '#web/features/missions/ready/ReadyQuestion.tsx'
import { OfferButtons } from '#web/features/offers/OfferButtons.tsx'
import { SeatOffer } from '#web/features/offers/SeatOffer.tsx'
import { RateButton } from '#web/features/ratings/RateButton.tsx'
import { RateMission } from '#web/features/ratings/RateMission.tsx'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { YourWait } from '#web/features/waitlists/YourWait.tsx'
import { formatDateTime } from '#web/i18n/format.ts'
import { isDeleted } from '#web/i18n/player-names.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { goToDiscussion } from './go-to-section.ts'
import { PlayerLayout } from './PlayerLayout.tsx'
import { PlayerRoles } from './PlayerRoles.tsx'
import { SignInToWait } from './SignInToWait.tsx'
import { useApplyDialog } from './use-apply-dialog.tsx'
import { VisitorApplication } from './VisitorApplication.tsx'

/** Beside "Crew full" or "Applied": the way onto the waiting list, if there is one. */
function WaitForSeat({ crew }: { crew: CrewDetails }) {
  if (!crew.viewer) return <SignInToWait crew={crew} />
  return crew.viewer.canWaitFor.includes(null) ? (
    <JoinWaitlist crewId={crew.id} size="lg" variant="soft" block />
  ) : null
}

/** The crew for players: visitors, who choose a seat, and members, who have one. */
export function ReaderSections({ crew }: { crew: CrewDetails }) {
  const { applyFor, dialog } = useApplyDialog(crew)
  const formatUntil = useFormatUntil()
  const zone = useViewerZone()
  const formatMoment = (moment: string) => formatDateTime(new Date(moment), zone)
  const { viewer } = crew
  const relation = viewerRelation(crew)
  const offer = relation === 'member' ? undefined : viewer?.offer
  // The answer to an invitation is the next thing to do: accepted, it ends an application.
  const application = relation === 'applicant' && !offer ? viewer?.application : undefined
  const waits = !offer && (viewer?.waiting || viewer?.canWaitFor.includes(null))
  const isVisitor = relation !== 'member' && relation !== 'over'
  const main = offer ? (
    <OfferButtons offerId={offer.id} source={offer.source} crewId={crew.id} crewTitle={crew.title} wide />
  ) : (
    <>
      <MainAction crew={crew} onApply={() => applyFor('seat')} />
      <WaitForSeat crew={crew} />
    </>
  )

  const bar = () => {
    if (viewer?.canRate) return <RateButton crew={crew} />
    if (!application) return main
    return (
      <>
        <Button size="lg" block disabled>
          {m.applications_applied()}
        </Button>
        <WaitForSeat crew={crew} />
      </>
    )
  }
  return (
    <PlayerLayout
      crew={crew}
      acts={
        <>
          {offer ? (
            <SeatOffer crew={crew} offer={offer} formatUntil={formatUntil}>
              <CrewOverlap crew={crew} />
            </SeatOffer>
          ) : null}
          {relation === 'member' ? (
            <BoardingPass crew={crew} onOpenChat={goToDiscussion}>
              <ReadyQuestion crew={crew} />
            </BoardingPass>
          ) : null}
          {viewer?.absence ? (
            <OwnAbsence crew={crew} absence={viewer.absence} formatMoment={formatMoment} />
          ) : null}
          {viewer ? <RateMission crew={crew} /> : null}
          {application ? <VisitorApplication crew={crew} application={application} /> : null}
          {waits ? <CrewOverlap crew={crew} /> : null}
          {viewer?.waiting ? <YourWait crew={crew} waiting={viewer.waiting} /> : null}
        </>
      }
      main={main}
      end={
        <>
          {isDeleted(crew.authorName) ? null : <ContactLeader crew={crew} />}
          {viewer?.can.leave ? <LeaveCrew crew={crew} /> : null}
        </>
      }
      bar={bar()}
      roles={crew.roles.length > 0 ? <PlayerRoles crew={crew} onApply={applyFor} /> : null}
      hint={isVisitor && !application && !offer ? m.messages_contact_hint() : undefined}
      dialog={dialog}
    />
  )
}
