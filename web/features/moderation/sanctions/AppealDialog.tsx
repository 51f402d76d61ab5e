import { type Appeal, type AppealDecision, appealDecision } from '#contract/sanctions/appeals.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { AppealDecisionText } from './AppealDecisionText.tsx'
import { AppealStatusChip } from './AppealStatusChip.tsx'
import { useAppeal, useDecideAppeal } from './sanctions.queries.ts'

/** After another admin was faster: who decided the appeal, and how. */
function AppealTakenNote({ id }: { id: number }) {
  const { data: appeal } = useAppeal(id)
  if (!appeal || appeal.status === 'pending') return null
  return (
    <Note tone="info">
      <AppealStatusChip status={appeal.status} />
      <AppealDecisionText appeal={appeal} />
    </Note>
  )
}

interface Props {
  appeal: Appeal
  status: 'granted' | 'denied'
  onClose: () => void
}

type DecisionForm = { status: AppealDecision['status']; note: string }

const check = checkOf<DecisionForm, AppealDecision>(appealDecision, ({ note, ...form }) => ({
  ...form,
  note: note.trim() === '' ? null : note,
}))

/** Grants or denies an appeal, with a note for the player. */
export function AppealDialog({ appeal, status, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: decide } = useDecideAppeal(appeal.id)
  const isGrant = status === 'granted'
  const form = useSavedForm<DecisionForm, AppealDecision>({
    target: `appeal-${status}-${appeal.id}`,
    blank: { status, note: '' },
    textField: 'note',
    check,
    send: decide,
    onSent: () => {
      onClose()
      toast.show({ title: isGrant ? m.sanctions_appeals_grant_done() : m.sanctions_appeals_deny_done() })
    },
    onOtherPlayer: onClose,
  })
  const isTaken = form.problem instanceof ApiError && form.problem.code === 'appeal_decided'
  return (
    <FormDialog
      title={isGrant ? m.sanctions_appeals_grant_title() : m.sanctions_appeals_deny_title()}
      subtitle={appeal.displayName}
      form={form}
      sendLabel={isGrant ? m.sanctions_appeals_grant() : m.sanctions_appeals_deny()}
      sendingLabel={m.moderation_sending()}
      sendVariant={isGrant ? 'primary' : 'danger-fill'}
      canSend={!isTaken}
      failedText={m.sanctions_appeals_failed()}
      goneText={m.moderation_player_gone()}
      note={isGrant ? m.sanctions_appeals_grant_text() : m.sanctions_appeals_deny_text()}
      onClose={onClose}
    >
      {isTaken ? <AppealTakenNote id={appeal.id} /> : null}
      <Field
        label={m.sanctions_appeals_note()}
        optional
        hint={m.sanctions_appeals_note_hint()}
        error={form.errorOf('note')}
      >
        <TextArea {...form.field('note')} rows={3} max={moderationLimits.note} />
      </Field>
    </FormDialog>
  )
}
