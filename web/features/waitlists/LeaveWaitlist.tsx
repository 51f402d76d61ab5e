import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useLeaveWaitlist } from './waitlists.queries.ts'

/** For a player who waits. */
export function LeaveWaitlist({ crew }: { crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'> }) {
  const { mutateAsync: leave } = useLeaveWaitlist(crew.id)
  return (
    <ConfirmButton
      label={m.waitlists_leave()}
      title={m.waitlists_leave_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.waitlists_leave_consequence()}
      confirmLabel={m.waitlists_leave_confirm()}
      pendingLabel={m.waitlists_leaving()}
      doneText={m.waitlists_left()}
      failedText={m.waitlists_leave_failed()}
      onConfirm={leave}
    />
  )
}
