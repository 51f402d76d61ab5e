import type { CrewDetails } from '#contract/crews/crews.ts'
import { ApplicationsManager } from '#web/features/applications/ApplicationsManager.tsx'
import { useLocalTime } from '#web/features/crews/time/use-local-time.ts'
import { CrewShips } from '#web/pages/crew/CrewShips.tsx'
import { sectionIds } from '#web/pages/crew/go-to-section.ts'
import { PlayerSeries } from '#web/pages/crew/player/PlayerSeries.tsx'
import { useFormatAgo } from '#web/pages/crew/use-format-ago.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { ApplicantMenu } from './ApplicantMenu.tsx'
import { AtOnceFold } from './AtOnceFold.tsx'
import styles from './LeadView.module.css'
import { OffersFold } from './OffersFold.tsx'
import { ReadyFold } from './ReadyFold.tsx'
import { SeatStrip } from './SeatStrip.tsx'
import { SuggestionsFold } from './SuggestionsFold.tsx'
import { WaitlistFold } from './WaitlistFold.tsx'

/** The view *Lead* of a crew: first who waits for a decision, then a line for everything else that one can see to. */
export function LeadView({ crew }: { crew: CrewDetails }) {
  const times = { formatAppliedAt: useFormatAgo(), formatLocalTime: useLocalTime() }
  return (
    <>
      <div id={sectionIds.applications}>
        <ApplicationsManager
          crew={crew}
          times={times}
          seats={<SeatStrip crew={crew} />}
          playerAction={(player) => <ApplicantMenu crew={crew} player={player} />}
        />
      </div>
      <Panel flush className={styles.lines}>
        <ReadyFold crew={crew} />
        <SuggestionsFold crew={crew} />
        {crew.viewer?.canDecide ? <OffersFold crew={crew} /> : null}
        <AtOnceFold crew={crew} />
        <WaitlistFold crew={crew} />
        <PlayerSeries crew={crew} />
        <CrewShips crew={crew} />
      </Panel>
    </>
  )
}
