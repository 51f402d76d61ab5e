import type { ReactNode } from 'react'
import { type RoleApplicationDraft, roleApplicationDraft } from '#contract/applications/drafts.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { useApplyToRole } from '#web/features/applications/applications.queries.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { chosenShip, isTooLong } from './apply-form.ts'
import { MessageField } from './MessageField.tsx'
import { ShipField } from './ShipField.tsx'
import { useApplicationForm } from './use-application-form.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  role: Pick<CrewRole, 'id' | 'roleName'>
  /** A summary of the role and its seats. */
  details: ReactNode
  /** Says when the player has promised another mission for that time. */
  overlap: ReactNode
  onClose: () => void
}

type RoleForm = Record<keyof RoleApplicationDraft, string>

const check = checkOf<RoleForm, RoleApplicationDraft>(roleApplicationDraft, (form) => ({
  ...form,
  fleetShipId: chosenShip(form.fleetShipId),
}))

/** The application for one role. */
export function RoleApplyDialog({ crew, role, details, overlap, onClose }: Props) {
  const { mutateAsync: apply } = useApplyToRole(crew.id, role.id)
  const application = useApplicationForm({
    target: `role-${role.id}`,
    blank: { message: '', fleetShipId: '' },
    check,
    apply,
    onClose,
  })
  const { field, errorOf, typed } = application
  return (
    <FormDialog
      {...application.dialog}
      title={m.applications_apply_as({ role: roleNameText(role.roleName) })}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      goneText={m.applications_role_gone()}
      canSend={!isTooLong(typed.message)}
    >
      {details}
      <MessageField
        field={field('message')}
        error={errorOf('message')}
        rows={6}
        onRepeat={application.repeatMessage}
        onOpener={(text) => application.setField('message', text)}
      />
      <ShipField field={field('fleetShipId')} error={errorOf('fleetShipId')} />
      {overlap}
    </FormDialog>
  )
}
