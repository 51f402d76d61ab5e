import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useWithdrawAbsence } from './attendance.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  userId: number
  name: string
}

/** For those who lead: the member came after all. The other direction does not exist, so the button asks first. */
export function WithdrawAbsence({ crew, userId, name }: Props) {
  const { mutateAsync: withdraw } = useWithdrawAbsence(crew.id, userId)
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      danger={false}
      aria-label={m.attendance_withdraw_label({ name })}
      label={m.attendance_withdraw()}
      title={m.attendance_withdraw_title({ name })}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.attendance_withdraw_consequence({ name })}
      confirmLabel={m.attendance_withdraw()}
      pendingLabel={m.attendance_withdrawing()}
      doneText={m.attendance_withdraw_done({ name })}
      failedText={m.attendance_withdraw_failed()}
      onConfirm={withdraw}
    />
  )
}
