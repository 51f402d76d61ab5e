import type { CrewDetails } from '#contract/crews/crews.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { CrewOverlap } from '#web/features/crews/overlaps/CrewOverlap.tsx'
import { useFormatUntil } from '#web/features/crews/time/use-format-until.ts'
import { LeadOffer } from '#web/features/leading/LeadOffer.tsx'
import { SeatOffer } from '#web/features/offers/SeatOffer.tsx'
import { YourWait } from '#web/features/waitlists/YourWait.tsx'
import { CancelNote } from '#web/pages/crew/CancelNote.tsx'
import { ContactHint } from '#web/pages/crew/ContactHint.tsx'
import { PlayerLayout } from './PlayerLayout.tsx'
import { PlayerSeats } from './PlayerSeats.tsx'
import { PlayerStep } from './PlayerStep.tsx'
import { useApplyDialog } from './use-apply-dialog.tsx'
import { YouCard } from './YouCard.tsx'

/** The crew for players: visitors, who choose a seat, and members, who have one. */
export function ReaderSections({ crew }: { crew: CrewDetails }) {
  const { applyFor, dialog } = useApplyDialog(crew)
  const formatUntil = useFormatUntil()
  const { viewer } = crew
  const isMember = viewer?.isMember === true
  const over = isOver(crew)
  const offer = isMember || over ? undefined : viewer?.offer
  const waits = !offer && !over && !isMember && (viewer?.waiting || viewer?.canWaitFor.includes(null))
  return (
    <PlayerLayout
      crew={crew}
      step={
        <PlayerStep
          crew={crew}
          you={isMember ? <YouCard crew={crew} /> : null}
          notes={
            <>
              <LeadOffer crew={crew} />
              {offer ? (
                <SeatOffer crew={crew} offer={offer} formatUntil={formatUntil}>
                  <CrewOverlap crew={crew} />
                </SeatOffer>
              ) : null}
              {waits ? <CrewOverlap crew={crew} /> : null}
              <CancelNote crew={crew} />
            </>
          }
          onApply={() => applyFor('seat')}
        />
      }
      side={viewer?.waiting && !over ? <YourWait crew={crew} waiting={viewer.waiting} /> : null}
      seats={<PlayerSeats crew={crew} onApply={applyFor} />}
      hint={isMember || over ? null : <ContactHint crew={crew} />}
      dialog={dialog}
    />
  )
}
