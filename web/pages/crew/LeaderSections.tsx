import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ApplicationsPanel } from '#web/features/applications/ApplicationsPanel.tsx'
import { ClosedSeatsNote } from '#web/features/crews/details/ClosedSeatsNote.tsx'
import { LeadOffer } from '#web/features/leading/LeadOffer.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { CancelNote } from './CancelNote.tsx'
import { CrewViews } from './CrewViews.tsx'
import { LeaderStep } from './LeaderStep.tsx'
import { LeadView } from './LeadView.tsx'
import { PlayerLayout } from './PlayerLayout.tsx'
import { PlayerSeats } from './PlayerSeats.tsx'
import { useCrewView } from './use-crew-view.ts'
import { YouCard } from './YouCard.tsx'

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
              {viewer?.can.keep ? <Note tone="warn">{m.missions_keep_hint()}</Note> : null}
              <ClosedSeatsNote crew={crew} />
              <CancelNote crew={crew} />
            </>
          }
        />
      }
      side={view === 'crew' ? <ApplicationsPanel crew={crew} /> : null}
      seats={<PlayerSeats crew={crew} />}
    />
  )
}
