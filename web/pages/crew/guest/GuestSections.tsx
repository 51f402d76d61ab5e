import type { CrewDetails } from '#contract/crews/crews.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { ShipsAboard } from '#web/features/crews/details/ShipsAboard.tsx'
import { Discussion } from '#web/features/discussions/Discussion.tsx'
import { PublicPicture } from '#web/features/logs/PublicPicture.tsx'
import { ContactHint } from '#web/pages/crew/ContactHint.tsx'
import { CrewFooter } from '#web/pages/crew/CrewFooter.tsx'
import { CrewLayout } from '#web/pages/crew/CrewLayout.tsx'
import { CrewSeries } from '#web/pages/crew/CrewSeries.tsx'
import { useFormatAgo } from '#web/pages/crew/use-format-ago.ts'
import { GuestSeats } from './GuestSeats.tsx'
import { GuestStep } from './GuestStep.tsx'

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
      seats={<GuestSeats crew={crew} />}
      ships={crew.ships.length > 0 ? <ShipsAboard ships={crew.ships} /> : null}
      discussion={<Discussion crewId={crew.id} formatWrittenAt={formatWrittenAt} othersActions={noActions} />}
      hint={isOver(crew) ? null : <ContactHint crew={crew} />}
      footer={<CrewFooter crew={crew} />}
    />
  )
}
