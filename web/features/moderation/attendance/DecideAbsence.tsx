import { type AbsenceVerdict, attendanceLimits } from '#contract/attendance/fields.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useDecideAbsence } from './attendance.queries.ts'

interface Props {
  id: number
  /** Of the player. */
  name: string
  /** Of the mission. */
  title: string
  status: AbsenceVerdict
}

const looks = {
  upheld: {
    variant: 'danger',
    label: m.attendance_was_absent,
    fullLabel: m.attendance_was_absent_label,
    question: m.attendance_uphold_title,
    consequence: m.attendance_uphold_consequence,
    done: m.attendance_upheld_done,
  },
  overturned: {
    variant: 'ok',
    label: m.attendance_was_there,
    fullLabel: m.attendance_was_there_label,
    question: m.attendance_overturn_title,
    consequence: m.attendance_overturn_consequence,
    done: m.attendance_overturned_done,
  },
} as const

export function DecideAbsence({ id, name, title, status }: Props) {
  const { mutateAsync: decide } = useDecideAbsence(id, status)
  const look = looks[status]
  return (
    <ConfirmButton
      variant={look.variant}
      danger={status === 'upheld'}
      aria-label={look.fullLabel({ name })}
      label={look.label()}
      title={look.question({ name })}
      subtitle={title}
      consequence={look.consequence({ name, months: attendanceLimits.months })}
      confirmLabel={look.label()}
      pendingLabel={m.attendance_deciding()}
      doneText={look.done({ name })}
      failedText={m.attendance_decide_failed()}
      onConfirm={() => decide(undefined)}
    />
  )
}
