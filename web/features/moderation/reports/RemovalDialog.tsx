import { type RemovalDraft, removalDraft } from '#contract/reports/removals.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { DecidedNote } from './DecidedNote.tsx'
import { caseFields, type DecidedCase, targetOf } from './decided-case.ts'
import { RelatedField } from './RelatedField.tsx'
import { useRemoval } from './reports.queries.ts'

interface Props {
  kind: 'crew' | 'comment' | 'picture'
  id: number
  /** The title of the crew, or who wrote the comment or added the picture. */
  subject: string
  /** If it is done because of a report. */
  decided?: DecidedCase | undefined
  onDone?: (() => void) | undefined
  onClose: () => void
}

type RemovalForm = { reason: string; includeRelated: boolean }

const check = checkOf<RemovalForm, RemovalDraft>(removalDraft, ({ reason, ...form }) => ({
  ...form,
  reason: reason.trim() === '' ? null : reason,
}))

const texts = {
  crew: {
    title: m.reports_delete_crew,
    send: m.reports_delete,
    done: m.reports_crew_deleted,
    failed: m.reports_crew_delete_failed,
    gone: m.reports_crew_gone,
    note: m.reports_delete_crew_note,
  },
  comment: {
    title: m.reports_remove_comment,
    send: m.reports_remove,
    done: m.reports_comment_removed,
    failed: m.reports_comment_remove_failed,
    gone: m.reports_comment_gone,
    note: m.reports_remove_comment_note,
  },
  picture: {
    title: m.logs_moderate,
    send: m.reports_remove,
    done: m.logs_removed,
    failed: m.logs_remove_failed,
    gone: m.logs_report_gone,
    note: m.logs_moderate_note,
  },
} as const

/** Deletes a crew or removes a comment or a picture, with the reason, which those concerned are sent. */
export function RemovalDialog({ kind, id, subject, decided, onDone, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: remove } = useRemoval(kind, id)
  const text = texts[kind]
  const form = useSavedForm<RemovalForm, RemovalDraft>({
    target: targetOf(`remove-${kind}-${id}`, decided),
    blank: { reason: '', includeRelated: (decided?.others ?? 0) > 0 },
    textField: 'reason',
    check,
    send: (draft) => remove({ ...draft, ...caseFields(decided) }),
    onSent: () => {
      onDone?.()
      onClose()
      toast.show({ title: text.done() })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={text.title()}
      subtitle={subject}
      form={form}
      sendLabel={text.send()}
      sendingLabel={m.moderation_sending()}
      sendVariant="danger-fill"
      failedText={text.failed()}
      goneText={text.gone()}
      note={decided ? `${text.note()} ${m.reports_resolves()}` : text.note()}
      onClose={onClose}
    >
      <DecidedNote problem={form.problem} decided={decided} />
      <Field label={m.moderation_reason()} optional error={form.errorOf('reason')}>
        <CountedInput
          {...form.field('reason')}
          max={moderationLimits.note}
          autoComplete="off"
          placeholder={m.moderation_reason_example()}
        />
      </Field>
      <RelatedField decided={decided} field={form.flag('includeRelated')} />
    </FormDialog>
  )
}
