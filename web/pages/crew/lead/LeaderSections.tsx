import type { CrewDetails } from '#contract/crews/crews.ts'
import { ApplicationsPanel } from '#web/features/applications/ApplicationsPanel.tsx'
import { ClosedSeatsNote } from '#web/features/crews/details/ClosedSeatsNote.tsx'
import { LeadOffer } from '#web/features/leading/LeadOffer.tsx'
import { CancelNote } from '#web/pages/crew/CancelNote.tsx'
import { PlayerLayout } from '#web/pages/crew/player/PlayerLayout.tsx'
import { PlayerSeats } from '#web/pages/crew/player/PlayerSeats.tsx'
import { YouCard } from '#web/pages/crew/player/YouCard.tsx'
import { CrewViews } from './CrewViews.tsx'
import { FreeSeat } from './FreeSeat.tsx'
import { LeaderStep } from './LeaderStep.tsx'
import { LeadView } from './LeadView.tsx'
import { useCrewView } from './use-crew-view.ts'

/** The crew for those who lead it: call players, decide on applications, fly. The co-leader is a member, too. */
export function LeaderSections({ crew }: { crew: CrewDetails }) {
  const view = useCrewView(crew)
  const { viewer } = crew
  return (
    <PlayerLayout
      crew={crew}
      views={view ? <CrewViews crew={crew} current={view} /> : null}
      lead={view === 'lead' ? <LeadView crew={crew} /> : undefined}
      step={
        <LeaderStep
          crew={crew}
          you={viewer?.isMember ? <YouCard crew={crew} /> : null}
          notes={
            <>
              <LeadOffer crew={crew} />
              <ClosedSeatsNote crew={crew} />
              <CancelNote crew={crew} />
            </>
          }
        />
      }
      side={view === 'crew' ? <ApplicationsPanel crew={crew} /> : null}
      seats={
        <PlayerSeats
          crew={crew}
          freeSeat={
            viewer?.canDecide
              ? (target, draw) => (
                  <FreeSeat crew={crew} role={target === 'any-seat' ? null : target} draw={draw} />
                )
              : undefined
          }
        />
      }
    />
  )
}
