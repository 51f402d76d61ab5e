import { Link } from '@tanstack/react-router'
import { Copy, MessagesSquare, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { nextStep, type StepKind } from '#contract/crews/next-step.ts'
import { m } from '#texts'
import { FindAnother } from '#web/features/crews/step/FindAnother.tsx'
import { NextStepCard } from '#web/features/crews/step/NextStepCard.tsx'
import { type StepItems, StepMenu } from '#web/features/crews/step/StepMenu.tsx'
import { StepState } from '#web/features/crews/step/StepState.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ReadyAnswer } from '#web/features/missions/ready/ReadyAnswer.tsx'
import { OfferButtons } from '#web/features/offers/OfferButtons.tsx'
import { ConfirmShare } from '#web/features/settlements/ConfirmShare.tsx'
import { JoinWaitlist } from '#web/features/waitlists/JoinWaitlist.tsx'
import { playerName } from '#web/i18n/player-names.ts'
import { useGoToSection } from '#web/pages/crew/go-to-section.ts'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { OfferAfterApplying } from './OfferAfterApplying.tsx'
import { stepLine } from './step-lines.ts'
import { useStepItems } from './use-step-items.tsx'

export type StepControls = Partial<Record<StepKind, () => ReactNode>>

interface Props {
  crew: CrewDetails
  /** What only some can do. */
  controls?: StepControls | undefined
  items?: StepItems | undefined
  you?: ReactNode
  notes?: ReactNode
  onApply?: (() => Promise<unknown>) | undefined
}

/** The next step of a signed-in player. */
export function PlayerStep({ crew, controls, items, you, notes, onApply }: Props) {
  const now = useNow()
  const zone = useViewerZone()
  const goTo = useGoToSection(crew)
  const shared = useStepItems(crew)
  const { kind, menu } = nextStep(crew, now)
  const { offer, share, isAuthor, waiting, application } = crew.viewer ?? {}
  const all: StepControls = {
    join: () => (
      <BusyButton variant="primary" size="lg" block onClick={async () => onApply?.()}>
        {m.crews_join()}
      </BusyButton>
    ),
    answer_offer: () =>
      offer ? (
        <OfferButtons offerId={offer.id} source={offer.source} crewId={crew.id} crewTitle={crew.title} wide />
      ) : null,
    applied: () => <StepState>{m.next_step_waiting_for({ name: playerName(crew.authorName) })}</StepState>,
    join_waitlist: () => <JoinWaitlist crewId={crew.id} size="lg" variant="primary" block />,
    waiting: () => (
      <StepState>{waiting?.asksFirst ? m.next_step_leader_chooses() : m.next_step_asked_first()}</StepState>
    ),
    refused: () => <StepState>{m.applications_status_declined()}</StepState>,
    find_another: () => <FindAnother crew={crew} />,
    answer_ready: () => (
      <>
        <ReadyAnswer crewId={crew.id} answer="ready" isStep />
        <ReadyAnswer crewId={crew.id} answer="late" isStep />
      </>
    ),
    chat: () => (
      <Button size="lg" block onClick={() => goTo('discussion', 'crew')}>
        <MessagesSquare aria-hidden />
        {m.crew_page_chat()}
      </Button>
    ),
    rate: () => (
      <Button size="lg" variant="primary" block onClick={() => goTo('rating', 'crew')}>
        <Star aria-hidden />
        {isAuthor ? m.ratings_rate_crew() : m.ratings_rate_leader()}
      </Button>
    ),
    confirm_share: () =>
      share ? (
        <>
          <ConfirmShare crewId={crew.id} share={share} />
          <Button size="lg" onClick={() => goTo('debrief', 'crew')}>
            {m.next_step_not_yet()}
          </Button>
        </>
      ) : null,
    fly_again: () => (
      <Button asChild size="lg" block variant={isAuthor ? 'primary' : 'secondary'}>
        <Link to={paths.create} search={{ from: crew.id }}>
          <Copy aria-hidden />
          {crew.displayStatus === 'completed' ? m.next_step_fly_again() : m.crew_page_post_again()}
        </Link>
      </Button>
    ),
    ...controls,
  }
  return (
    <NextStepCard
      {...stepLine(kind, crew, now, zone)}
      control={all[kind]?.()}
      menu={<StepMenu entries={menu} items={{ ...shared, ...items }} />}
      you={you}
      notes={
        <>
          {notes}
          {kind === 'applied' && application ? (
            <OfferAfterApplying appliedAt={application.appliedAt} />
          ) : null}
        </>
      }
    />
  )
}
