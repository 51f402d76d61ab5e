import { Link } from '@tanstack/react-router'
import { Coins, Hourglass, MapPin, Rocket, Server } from 'lucide-react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { isOver, locationText } from '#web/features/crews/crew-facts.ts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { activityLabel, serverNames } from '#web/features/crews/crew-texts.ts'
import { FreeSeats } from '#web/features/crews/seats/FreeSeats.tsx'
import { SeatMap } from '#web/features/crews/seats/SeatMap.tsx'
import { SeatNames } from '#web/features/crews/seats/SeatNames.tsx'
import { payOfCrew } from '#web/features/crews/seats/seat-texts.ts'
import { viewerSeatOf } from '#web/features/crews/seats/seats.ts'
import { TimeWell } from '#web/features/crews/time/TimeWell.tsx'
import { useBoardState } from '#web/features/crews/use-board-state.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EdgeBeacon } from '#web/ui/drawings/Beacon.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { ActivityTile } from './ActivityTile.tsx'
import { activityHue } from './activity-hue.ts'
import { MatchReasons } from './MatchReasons.tsx'
import styles from './MissionCard.module.css'
import { MissionCardFooter } from './MissionCardFooter.tsx'
import { StatusChip } from './StatusChip.tsx'

type Props = {
  crew: CrewSummary
  /** The label of the beacon on the top edge. */
  beacon?: string | undefined
  /** The post was removed. */
  removed?: boolean | undefined
  onOpen?: (() => void) | undefined
  /** Without link and action. */
  preview?: boolean | undefined
  /** Where all crews are the viewer's, no badge says so. */
  onlyOwn?: boolean | undefined
}

/** One crew on the board. The link of the title covers the whole card; the action lies above it. */
export function MissionCard({ crew, beacon, removed, onOpen, preview, onlyOwn }: Props) {
  const location = locationText(crew)
  const pay = payOfCrew(crew).join(' · ')
  const state = useBoardState()
  const isLeader = crew.viewer?.isAuthor
  const facts = [
    { Icon: Rocket, text: crew.shipName },
    { Icon: MapPin, text: location },
    { Icon: Server, text: serverNames(crew).join(' · ') },
    { Icon: Hourglass, text: crew.estimatedDuration ? formatMinutes(crew.estimatedDuration) : '' },
    { Icon: Coins, text: pay },
  ].filter(({ text }) => text)
  return (
    <article
      className={classNames(
        styles.card,
        isOver(crew) && styles.over,
        isLeader || beacon ? styles.lit : undefined,
        preview && styles.preview,
      )}
      data-act={activityHue(crew.activity)}
    >
      {beacon ? <EdgeBeacon className={styles.beacon}>{beacon}</EdgeBeacon> : null}
      <div className={styles.header}>
        <ActivityTile activity={crew.activity} className={styles.tile} />
        <span className={styles.activity}>{activityLabel(crew.activity)}</span>
        {isLeader && !isOver(crew) && !onlyOwn && !removed ? (
          <Chip tone="beacon">{m.crews_yours()}</Chip>
        ) : null}
        {crew.viewer?.isCoLeader && !isOver(crew) && !removed ? (
          <Chip tone="beacon">{m.leading_co_leader()}</Chip>
        ) : null}
        {removed ? null : (
          <StatusChip status={crew.displayStatus}>
            {crew.givesAtOnce ? m.boarding_open() : undefined}
          </StatusChip>
        )}
      </div>
      <h3 className={styles.title} lang={crew.primaryLanguage} dir="auto">
        {preview ? (
          crew.title
        ) : (
          <Link
            className={classNames('focus-after', styles.link)}
            to={paths.crew}
            params={{ id: String(crew.id) }}
            state={state}
            {...(onOpen ? { onClick: onOpen } : {})}
          >
            {crew.title}
          </Link>
        )}
      </h3>
      <TimeWell crew={crew} className={styles.well} />
      <div className={styles.seats}>
        <SeatMap crew={crew} viewerSeat={viewerSeatOf(crew.viewer)} />
        <FreeSeats crew={crew} />
      </div>
      <SeatNames crew={crew} className={styles.names} />
      <ul className={styles.facts}>
        {facts.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size={14} aria-hidden />
            <span className={styles.fact} dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ul>
      <MatchReasons reasons={crew.viewer?.reasons} className={styles.reasons} />
      <MissionCardFooter crew={crew} removed={removed} preview={preview} joinClassName={styles.join} />
    </article>
  )
}
