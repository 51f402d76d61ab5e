import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx'
import { useWithdrawApplication, useWithdrawRoleApplication } from './applications.queries.ts'
import styles from './YourApplication.module.css'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'roles'>
  application: NonNullable<NonNullable<CrewDetails['viewer']>['application']>
  /** When it was sent, as a sentence. */
  sentText: string
}

/** For the applicant: the state of their application, and a button to withdraw it. */
export function YourApplication({ crew, application, sentText }: Props) {
  const withdrawFromCrew = useWithdrawApplication(crew.id)
  const withdrawFromRole = useWithdrawRoleApplication(crew.id)
  const { id, roleId, status } = application
  const role = crew.roles.find((role) => role.id === roleId)?.roleName
  return (
    <div className={styles.application}>
      <div className={styles.state}>
        <ApplicationStatusChip status={status} />
        <span className={styles.since}>{sentText}</span>
      </div>
      <p className={styles.text}>
        {role
          ? m.applications_yours_pending_role({ role: roleNameText(role) })
          : m.applications_yours_pending()}
      </p>
      <ConfirmButton
        label={m.applications_withdraw()}
        block
        title={m.applications_withdraw_title()}
        subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
        consequence={m.applications_withdraw_consequence()}
        confirmLabel={m.applications_withdraw_confirm()}
        pendingLabel={m.applications_withdrawing()}
        doneText={m.applications_withdrawn()}
        failedText={m.applications_withdraw_failed()}
        onConfirm={() =>
          roleId === null ? withdrawFromCrew.mutateAsync() : withdrawFromRole.mutateAsync(id)
        }
      />
    </div>
  )
}
