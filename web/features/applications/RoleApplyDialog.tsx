import type { ReactNode } from 'react'
import { type Resolver, useWatch } from 'react-hook-form'
import { roleApplicationDraft } from '#contract/applications.ts'
import type { CrewRole } from '#contract/roles.ts'
import { m } from '#messages'
import { checkBySchema } from '#web/forms/check-by-schema.ts'
import { FormProblem } from '#web/forms/FormProblem.tsx'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import { useApplyToRole } from './applications.queries.ts'
import { isTooLong } from './apply-form.ts'
import { MessageField } from './MessageField.tsx'

interface Props {
  crew: { readonly id: number; readonly title: string }
  role: Pick<CrewRole, 'id' | 'roleName'>
  /** What the role does, gets and needs, and its seats. */
  details: ReactNode
  onClose: () => void
}

type RoleForm = { message: string }

const resolver: Resolver<RoleForm, unknown, RoleForm> = (form) => {
  const checked = checkBySchema(roleApplicationDraft, form)
  if (checked.values === undefined) return { values: {}, errors: checked.errors }
  return { values: checked.values, errors: {} }
}

/** The application for one role. It stays open, with what was typed, until the server took it. */
export function RoleApplyDialog({ crew, role, details, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: apply } = useApplyToRole(crew.id, role.id)
  const { form, field, errorOf, problem, pending, onSubmit } = useContractForm({
    resolver,
    defaultValues: { message: '' },
    send: async (draft) => {
      await apply(draft)
      onClose()
      toast.show({ title: m.applications_sent(), text: m.applications_sent_text() })
    },
  })
  const message = useWatch({ control: form.control, name: 'message' })
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={m.applications_apply_as({ role: role.roleName })}
      subtitle={crew.title}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isTooLong(message)}
            pending={pending}
            pendingLabel={m.applications_sending()}
          >
            {m.applications_send()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.applications_send_failed()} />
      {details}
      <MessageField field={field('message')} value={message} error={errorOf('message')} rows={6} />
      <Note tone="info">{m.applications_leader_sees()}</Note>
    </Dialog>
  )
}
