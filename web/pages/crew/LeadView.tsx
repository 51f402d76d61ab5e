import type { CrewDetails } from '#contract/crews/crews.ts'
import { ApplicationsManager } from '#web/features/applications/ApplicationsManager.tsx'
import { useLocalTime } from '#web/features/crews/time/use-local-time.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { ApplicantMenu } from './ApplicantMenu.tsx'
import { CrewShips } from './CrewShips.tsx'
import { sectionIds } from './go-to-section.ts'
import styles from './LeadView.module.css'
import { AtOnceFold } from './lead/AtOnceFold.tsx'
import { OffersFold } from './lead/OffersFold.tsx'
import { ReadyFold } from './lead/ReadyFold.tsx'
import { SuggestionsFold } from './lead/SuggestionsFold.tsx'
import { WaitlistFold } from './lead/WaitlistFold.tsx'
import { PlayerSeries } from './PlayerSeries.tsx'
import { useFormatAgo } from './use-format-ago.ts'

/** The view *Lead* of a crew: first who waits for a decision, then a line for everything else that one can see to. */
export function LeadView({ crew }: { crew: CrewDetails }) {
  const times = { formatAppliedAt: useFormatAgo(), formatLocalTime: useLocalTime() }
  return (
    <>
      <div id={sectionIds.applications}>
        <ApplicationsManager
          crew={crew}
          times={times}
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
