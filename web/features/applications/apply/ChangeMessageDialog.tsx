import { applicationChange } from '#contract/applications/drafts.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useChangeApplication } from '#web/features/applications/applications.queries.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { isTooLong } from './apply-form.ts'
import { MessageField } from './MessageField.tsx'

export interface ApplicationOfViewer {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  application: Pick<NonNullable<NonNullable<CrewDetails['viewer']>['application']>, 'id' | 'message'>
}

interface Props extends ApplicationOfViewer {
  onClose: () => void
}

const check = checkOf<{ message: string }, { message: string }>(applicationChange)

/** The message of a pending application. */
export function ChangeMessageDialog({ crew, application: { id, message }, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: change } = useChangeApplication(crew.id)
  const form = useSavedForm({
    target: `application-message-${id}`,
    blank: { message },
    textField: 'message',
    check,
    send: change,
    onSent: () => {
      onClose()
      toast.show({ title: m.applications_message_changed() })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={m.applications_change_message()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      sendLabel={m.applications_change_save()}
      sendingLabel={m.applications_sending()}
      canSend={form.isDirty && !isTooLong(form.typed.message)}
      failedText={m.applications_change_failed()}
      goneText={m.applications_change_gone()}
      restoredText={m.applications_input_restored()}
      note={m.applications_leader_sees()}
      onClose={onClose}
    >
      <MessageField
        field={form.field('message')}
        error={form.errorOf('message')}
        rows={6}
        onRepeat={undefined}
        onOpener={(text) => form.setField('message', text)}
      />
    </FormDialog>
  )
}
