import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx'
import { useWithdrawApplication, useWithdrawRoleApplication } from './applications.queries.ts'
import styles from './OwnApplication.module.css'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'roles'>
  application: NonNullable<NonNullable<CrewDetails['viewer']>['application']>
  when: (moment: string) => string
}

/** For the applicant: that the own application waits, and the way to take it back. */
export function OwnApplication({ crew, application, when }: Props) {
  const ofCrew = useWithdrawApplication(crew.id)
  const ofRole = useWithdrawRoleApplication(crew.id)
  const { id, roleId, status } = application
  const role = crew.roles.find((role) => role.id === roleId)?.roleName
  return (
    <div className={styles.own}>
      <div className={styles.state}>
        <ApplicationStatusChip status={status} />
        <span className={styles.since}>
          {m.applications_own_since({ when: when(application.appliedAt) })}
        </span>
      </div>
      <p className={styles.text}>
        {role ? m.applications_own_pending_role({ role }) : m.applications_own_pending()}
      </p>
      <ConfirmButton
        label={m.applications_withdraw()}
        block
        title={m.applications_withdraw_title()}
        subtitle={crew.title}
        consequence={m.applications_withdraw_consequence()}
        confirmLabel={m.applications_withdraw_confirm()}
        pendingLabel={m.applications_withdrawing()}
        doneText={m.applications_withdrawn()}
        failedText={m.applications_withdraw_failed()}
        onConfirm={() => (roleId === null ? ofCrew.mutateAsync() : ofRole.mutateAsync(id))}
      />
    </div>
  )
}
