import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import styles from './MarkedAbsences.module.css'
import { WithdrawAbsence } from './WithdrawAbsence.tsx'

const statusTexts: Readonly<Record<AbsenceStatus, () => string>> = {
  marked: m.attendance_status_marked,
  contested: m.attendance_status_contested,
  upheld: m.attendance_status_upheld,
  overturned: m.attendance_status_overturned,
  withdrawn: m.attendance_status_withdrawn,
}

/** For those who lead: who is marked as absent, and what has become of it. Nothing if everyone came. */
export function MarkedAbsences({ crew }: { crew: CrewDetails }) {
  const marks = crew.viewer?.absences ?? []
  if (marks.length === 0) return null
  return (
    <section className={styles.marks} aria-label={m.attendance_leader_title()}>
      <ul>
        {marks.map(({ userId, status, canWithdraw }) => {
          const name = crew.members.find(({ id }) => id === userId)?.displayName ?? ''
          return (
            <li key={userId} className={styles.mark}>
              <span className={styles.player}>
                <span dir="auto">{name}</span> <span className={styles.status}>{statusTexts[status]()}</span>
              </span>
              {canWithdraw ? <WithdrawAbsence crew={crew} userId={userId} name={name} /> : null}
            </li>
          )
        })}
      </ul>
      {marks.some(({ canWithdraw }) => canWithdraw) ? (
        <p className={styles.hint}>{m.attendance_leader_hint({ days: attendanceLimits.days })}</p>
      ) : null}
    </section>
  )
}
