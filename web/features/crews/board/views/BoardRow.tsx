import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { type BeaconKind, beaconLabel } from '#web/features/crews/board/live/board-beacons.ts'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { CrewAction } from '#web/features/crews/card/CrewAction.tsx'
import { StatusChip } from '#web/features/crews/card/StatusChip.tsx'
import { freeSeats, isOver, locationText } from '#web/features/crews/crew-facts.ts'
import { formatMinutes, onOneLine } from '#web/features/crews/crew-formats.ts'
import { SeatMap } from '#web/features/crews/seats/SeatMap.tsx'
import { SeatNames } from '#web/features/crews/seats/SeatNames.tsx'
import { payOfCrew } from '#web/features/crews/seats/seat-texts.ts'
import { viewerSeatOf } from '#web/features/crews/seats/seats.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EdgeBeacon } from '#web/ui/drawings/Beacon.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './BoardRow.module.css'
import { BoardRowMission } from './BoardRowMission.tsx'
import { BoardRowTime } from './BoardRowTime.tsx'

type Props = {
  crew: CrewSummary
  now: Date
  zone: string
  beacon: BeaconKind | undefined
  removed: boolean
  onOpen: () => void
}

/** A crew as one row of the list. */
export function BoardRow({ crew, now, zone, beacon, removed, onOpen }: Props) {
  const isLeader = crew.viewer?.isAuthor
  const length = crew.estimatedDuration ? formatMinutes(crew.estimatedDuration) : undefined
  // No line break within a fact, such as "60,000 aUEC".
  const facts = [length, ...payOfCrew(crew)]
    .filter((fact) => fact !== undefined)
    .map(onOneLine)
    .join(' · ')
  const left = freeSeats(crew)
  return (
    <article
      className={classNames(styles.row, isOver(crew) && styles.over)}
      data-act={activityHue(crew.activity)}
    >
      {beacon ? <EdgeBeacon className={styles.beacon}>{beaconLabel(beacon)}</EdgeBeacon> : null}
      <BoardRowTime crew={crew} now={now} zone={zone} className={styles.time} />
      <BoardRowMission crew={crew} onOpen={onOpen} className={styles.mission} />
      <div className={styles.bottom}>
        <div className={styles.seats}>
          <SeatMap crew={crew} size="row" viewerSeat={viewerSeatOf(crew.viewer)} />
          <SeatNames crew={crew} className={styles.names} />
        </div>
        <div className={styles.where}>
          <span className={styles.location} dir="auto">
            {locationText(crew)}
          </span>
          <span className={styles.facts}>{facts}</span>
        </div>
        <div className={styles.status}>
          {removed ? null : (
            <span className={styles.chip}>
              <StatusChip status={crew.displayStatus}>
                {crew.displayStatus === 'open' ? m.board_left({ count: left }) : undefined}
              </StatusChip>
              {crew.givesAtOnce ? <Chip tone="open">{m.boarding_at_once()}</Chip> : null}
              {isLeader && !isOver(crew) ? <Chip tone="beacon">{m.crews_yours()}</Chip> : null}
              {crew.viewer?.isCoLeader && !isOver(crew) ? (
                <Chip tone="beacon">{m.leading_co_leader()}</Chip>
              ) : null}
            </span>
          )}
          <CrewAction crew={crew} removed={removed} className={styles.action} joinClassName={styles.join} />
        </div>
      </div>
    </article>
  )
}
