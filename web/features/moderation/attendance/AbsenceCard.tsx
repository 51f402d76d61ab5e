import { Link } from '@tanstack/react-router'
import type { ContestedAbsence } from '#contract/attendance/attendance.ts'
import { m } from '#texts'
import facts from '#web/features/moderation/Facts.module.css'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import styles from './AbsenceCard.module.css'
import { DecideAbsence } from './DecideAbsence.tsx'

const readyTexts = { ready: m.ready_state_ready, late: m.ready_state_late }

/** What both say, when it was, and the decision. */
export function AbsenceCard({ absence }: { absence: ContestedAbsence }) {
  const { formatMoment } = useFormats()
  const { crew, leader, player } = absence
  const name = playerName(player.displayName)
  const times: readonly (readonly [label: string, moment: string | null])[] = [
    [m.attendance_joined(), absence.joinedAt],
    [m.attendance_planned(), crew.scheduledTime],
    [m.attendance_started(), crew.startedAt],
    [m.attendance_completed(), crew.completedAt],
  ]
  return (
    <article className={styles.card} aria-label={m.attendance_case_of({ name })}>
      <header className={styles.header}>
        <PlayerCell id={player.id} name={player.displayName} image={player.profileImage} />
        <span className={styles.when}>{formatMoment(absence.contestedAt)}</span>
      </header>
      <dl className={facts.facts}>
        <div className={facts.fact}>
          <dt>{m.attendance_mission()}</dt>
          <dd>
            <TextLink asChild>
              <Link to={paths.crew} params={{ id: String(crew.id) }} dir="auto">
                {crew.title}
              </Link>
            </TextLink>
          </dd>
        </div>
        <div className={facts.fact}>
          <dt>{m.attendance_leader()}</dt>
          <dd>
            <PlayerCell id={leader.id} name={leader.displayName} image={leader.profileImage} />
          </dd>
        </div>
        {absence.ready ? (
          <div className={facts.fact}>
            <dt>{m.ready_call()}</dt>
            <dd>{readyTexts[absence.ready]()}</dd>
          </div>
        ) : null}
        {times.map(([label, moment]) =>
          moment === null ? null : (
            <div key={label} className={facts.fact}>
              <dt>{label}</dt>
              <dd>{formatMoment(moment)}</dd>
            </div>
          ),
        )}
      </dl>
      <div>
        <h3 className={styles.says}>{m.attendance_says({ name })}</h3>
        <PlayerText text={absence.text} />
      </div>
      <div className={styles.actions}>
        <DecideAbsence id={absence.id} name={name} title={crew.title} status="upheld" />
        <DecideAbsence id={absence.id} name={name} title={crew.title} status="overturned" />
      </div>
    </article>
  )
}
