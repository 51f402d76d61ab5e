import type { AbsenceStatus } from '#contract/crews/absence-statuses.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import styles from './OwnAbsence.module.css'

const importDialog = async () => (await import('./ContestDialog.tsx')).ContestDialog

type Absence = NonNullable<NonNullable<CrewDetails['viewer']>['absence']>

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  absence: Absence
  formatMoment: (moment: string) => string
}

const titles: Readonly<Record<AbsenceStatus, () => string>> = {
  marked: m.attendance_marked_title,
  contested: m.attendance_contested_title,
  upheld: m.attendance_upheld_title,
  overturned: m.attendance_overturned_title,
  withdrawn: m.attendance_withdrawn_title,
}

const texts: Readonly<Record<Exclude<AbsenceStatus, 'marked'>, () => string>> = {
  contested: m.attendance_contested_text,
  upheld: m.attendance_upheld_text,
  overturned: m.attendance_overturned_text,
  withdrawn: m.attendance_withdrawn_text,
}

const textOf = ({ status, canContest, contestUntil }: Absence, formatMoment: Props['formatMoment']) => {
  if (status !== 'marked') return texts[status]()
  const until = formatMoment(contestUntil)
  return canContest ? m.attendance_marked_text({ until }) : m.attendance_marked_closed({ until })
}

/** For a member that the leader has marked as absent: the state of the mark, and contesting it. */
export function OwnAbsence({ crew, absence, formatMoment }: Props) {
  const { status, contestText, canContest } = absence
  const contest = useHostedDialog(importDialog)
  return (
    <Note tone={status === 'marked' || status === 'upheld' ? 'warn' : 'info'}>
      <h4 className={styles.title}>{titles[status]()}</h4>
      <p>{textOf(absence, formatMoment)}</p>
      {status === 'contested' && contestText !== null ? (
        <>
          <h5 className={styles.yours}>{m.attendance_contested_yours()}</h5>
          <PlayerText text={contestText} />
        </>
      ) : null}
      {canContest ? (
        <BusyButton size="sm" onClick={() => contest({ crew })}>
          {m.attendance_contest()}
        </BusyButton>
      ) : null}
    </Note>
  )
}
