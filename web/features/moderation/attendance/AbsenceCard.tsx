import { Link } from '@tanstack/react-router'
import type { ContestedAbsence } from '#contract/attendance/attendance.ts'
import { m } from '#texts'
import { Fact, Facts } from '#web/features/moderation/Facts.tsx'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { CaseCard } from '#web/features/moderation/queue/CaseCard.tsx'
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
    <CaseCard
      label={m.attendance_case_of({ name })}
      player={{ id: player.id, name: player.displayName, image: player.profileImage }}
      since={absence.contestedAt}
      actions={
        <>
          <DecideAbsence id={absence.id} name={name} title={crew.title} status="upheld" />
          <DecideAbsence id={absence.id} name={name} title={crew.title} status="overturned" />
        </>
      }
    >
      <Facts>
        <Fact name={m.attendance_mission()}>
          <TextLink asChild>
            <Link to={paths.crew} params={{ id: String(crew.id) }} dir="auto">
              {crew.title}
            </Link>
          </TextLink>
        </Fact>
        <Fact name={m.attendance_leader()}>
          <PlayerCell id={leader.id} name={leader.displayName} image={leader.profileImage} />
        </Fact>
        {absence.ready ? <Fact name={m.ready_call()}>{readyTexts[absence.ready]()}</Fact> : null}
        {times.map(([label, moment]) =>
          moment === null ? null : (
            <Fact key={label} name={label}>
              {formatMoment(moment)}
            </Fact>
          ),
        )}
      </Facts>
      <div>
        <h2 className={styles.says}>{m.attendance_says({ name })}</h2>
        <PlayerText text={absence.text} />
      </div>
    </CaseCard>
  )
}
