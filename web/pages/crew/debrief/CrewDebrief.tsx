import { useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { missionTime } from '#web/features/crews/time/mission-time.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './CrewDebrief.module.css'
import { FlyAgainPart } from './FlyAgainPart.tsx'
import { LogPart } from './LogPart.tsx'
import { PicturePart } from './PicturePart.tsx'
import { RatingPart } from './RatingPart.tsx'
import { SettlementPart } from './SettlementPart.tsx'
import { WhoCamePart } from './WhoCamePart.tsx'

/** For those aboard, once the mission is completed: everything that is left to do, and what is worth keeping. */
export function CrewDebrief({ crew }: { crew: CrewDetails }) {
  const panel = useRef<HTMLElement>(null)
  const zone = useViewerZone()
  const time = missionTime(crew)
  const lengthText =
    time?.end && time.minutes !== null
      ? m.debrief_length({ time: formatMinutes(time.minutes), end: formatTime(time.end, zone) })
      : null
  return (
    <FocusHome value={panel}>
      <Panel
        ref={panel}
        flush
        title={m.debrief_title()}
        headerEnd={lengthText ? <span className={styles.length}>{lengthText}</span> : null}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <WhoCamePart crew={crew} />
            <RatingPart crew={crew} />
            <SettlementPart crew={crew} />
          </div>
          <div className={styles.column}>
            <LogPart crew={crew} />
            <PicturePart crew={crew} />
            <FlyAgainPart crew={crew} />
          </div>
        </div>
      </Panel>
    </FocusHome>
  )
}
