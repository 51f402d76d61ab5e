import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useWithdrawApplication, useWithdrawRoleApplication } from './applications.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  application: NonNullable<NonNullable<CrewDetails['viewer']>['application']>
}

/** For the applicant, until the leader has decided. */
export function WithdrawApplication({ crew, application: { id, roleId } }: Props) {
  const withdrawFromCrew = useWithdrawApplication(crew.id)
  const withdrawFromRole = useWithdrawRoleApplication(crew.id)
  return (
    <ConfirmButton
      label={m.applications_withdraw_confirm()}
      title={m.applications_withdraw_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.applications_withdraw_consequence()}
      confirmLabel={m.applications_withdraw_confirm()}
      pendingLabel={m.applications_withdrawing()}
      doneText={m.applications_withdrawn()}
      failedText={m.applications_withdraw_failed()}
      onConfirm={() => (roleId === null ? withdrawFromCrew.mutateAsync() : withdrawFromRole.mutateAsync(id))}
    />
  )
}
