import type { CrewDetails } from '#contract/crews/crews.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { ShipsAboard } from '#web/features/crews/details/ShipsAboard.tsx'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import { PublicPicture } from '#web/features/logs/PublicPicture.tsx'
import { ContactHint } from './ContactHint.tsx'
import { CrewFooter } from './CrewFooter.tsx'
import { CrewLayout } from './CrewLayout.tsx'
import { CrewSeats } from './CrewSeats.tsx'
import { CrewSeries } from './CrewSeries.tsx'
import { GuestStep } from './GuestStep.tsx'
import { useFormatAgo } from './use-format-ago.ts'

const noActions = () => null

/** The crew for guests, who can read it and sign in. */
export function GuestSections({ crew }: { crew: CrewDetails }) {
  const formatWrittenAt = useFormatAgo()
  return (
    <CrewLayout
      crew={crew}
      step={<GuestStep crew={crew} />}
      result={
        crew.displayStatus === 'completed' ? (
          <PublicPicture crewId={crew.id} othersActions={noActions} />
        ) : null
      }
      series={<CrewSeries crew={crew} />}
      seats={<CrewSeats crew={crew} />}
      ships={crew.ships.length > 0 ? <ShipsAboard ships={crew.ships} /> : null}
      discussion={<Discussion crewId={crew.id} formatWrittenAt={formatWrittenAt} othersActions={noActions} />}
      hint={isOver(crew) ? null : <ContactHint crew={crew} />}
      footer={<CrewFooter crew={crew} />}
    />
  )
}
