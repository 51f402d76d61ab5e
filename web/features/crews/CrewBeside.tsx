import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass, MapPin, Rocket } from 'lucide-react'
import { m } from '#texts'
import { playerName } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './CrewBeside.module.css'
import { ActivityTile } from './card/ActivityTile.tsx'
import { activityHue } from './card/activity-hue.ts'
import { LanguageCodes } from './card/LanguageCodes.tsx'
import { LeaderRating } from './card/LeaderRating.tsx'
import { StatusChip } from './card/StatusChip.tsx'
import { languagesOf, locationText } from './crew-facts.ts'
import { formatMinutes } from './crew-formats.ts'
import { activityLabel } from './crew-texts.ts'
import { crewQuery } from './crews.queries.ts'
import { FreeSeats } from './seats/FreeSeats.tsx'
import { SeatMap } from './seats/SeatMap.tsx'
import { SeatNames } from './seats/SeatNames.tsx'
import { TimeWell } from './time/TimeWell.tsx'

interface Props {
  id: number
  /** Says what follows the registration. */
  isNewcomer?: boolean
}

/** On wide screens: the crew that a visitor signs in or up for, beside the form. */
export function CrewBeside({ id, isNewcomer }: Props) {
  const { data: crew } = useQuery(crewQuery(id))
  if (!crew) return null
  const leader = playerName(crew.authorName)
  const location = locationText(crew)
  const steps = [
    m.auth_join_next_account(),
    m.auth_join_next_back(),
    m.auth_join_next_answer({ name: leader }),
  ]
  return (
    <aside className={styles.beside} aria-label={m.auth_crew_ahead()}>
      <p className={styles.eyebrow}>{m.auth_crew_ahead()}</p>
      <article className={styles.card} data-act={activityHue(crew.activity)}>
        <div className={styles.header}>
          <ActivityTile activity={crew.activity} />
          <span className={styles.activity}>{activityLabel(crew.activity)}</span>
          <StatusChip status={crew.displayStatus} />
        </div>
        <h2 className={styles.title} lang={crew.primaryLanguage} dir="auto">
          <Link to={paths.crew} params={{ id: String(crew.id) }}>
            {crew.title}
          </Link>
        </h2>
        <TimeWell crew={crew} />
        <div className={styles.seats}>
          <SeatMap crew={crew} />
          <FreeSeats crew={crew} />
        </div>
        <SeatNames crew={crew} />
        <ul className={styles.facts}>
          {crew.shipName ? (
            <li>
              <Rocket size={14} aria-hidden />
              {crew.shipName}
            </li>
          ) : null}
          {location ? (
            <li dir="auto">
              <MapPin size={14} aria-hidden />
              {location}
            </li>
          ) : null}
          {crew.estimatedDuration ? (
            <li>
              <Hourglass size={14} aria-hidden />
              {formatMinutes(crew.estimatedDuration)}
            </li>
          ) : null}
        </ul>
        <div className={styles.leader}>
          <Avatar name={leader} src={crew.authorImage} />
          <span className={styles.who}>
            <bdi>{leader}</bdi>
            <LeaderRating reputation={crew.authorReputation} />
          </span>
          <LanguageCodes languages={languagesOf(crew)} max={3} />
        </div>
      </article>
      {isNewcomer ? (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
    </aside>
  )
}
