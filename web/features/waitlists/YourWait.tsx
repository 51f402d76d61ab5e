import { Hourglass } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { waitlistLimits } from '#contract/waitlists/limits.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { useLeaveWaitlist } from './waitlists.queries.ts'
import styles from './YourWait.module.css'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'roles'>
  waiting: NonNullable<NonNullable<CrewDetails['viewer']>['waiting']>
}

/** For a player who waits: their place, what happens next, and how to leave. */
export function YourWait({ crew, waiting }: Props) {
  const { mutateAsync: leave } = useLeaveWaitlist(crew.id)
  const role = crew.roles.find(({ id }) => id === waiting.roleId)?.roleName
  const whatHappens = waiting.asksFirst ? m.waitlists_leader_chooses : m.waitlists_what_happens
  const { offerHours: hours, offerMinutes: minutes, urgentHours: lastHours } = waitlistLimits
  return (
    <div className={styles.wait}>
      <p className={styles.position}>
        <Hourglass size={16} aria-hidden />
        {m.waitlists_position({ position: waiting.position })}
      </p>
      <p className={styles.text}>
        {role ? m.waitlists_for_role({ role: roleNameText(role) }) : m.waitlists_for_any()}{' '}
        {whatHappens({ hours, minutes, lastHours })}
      </p>
      <ConfirmButton
        label={m.waitlists_leave()}
        block
        title={m.waitlists_leave_title()}
        subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
        consequence={m.waitlists_leave_consequence()}
        confirmLabel={m.waitlists_leave_confirm()}
        pendingLabel={m.waitlists_leaving()}
        doneText={m.waitlists_left()}
        failedText={m.waitlists_leave_failed()}
        onConfirm={leave}
      />
    </div>
  )
}
