import { type CrewReport, type DecisionDraft, decisionDraft } from '#contract/reports/cases.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { DecidedNote } from './DecidedNote.tsx'
import { RelatedField } from './RelatedField.tsx'
import { caseOf } from './report-step.ts'
import { useDecideReport } from './reports.queries.ts'
import { subjectText } from './subject-text.ts'

interface Props {
  report: CrewReport
  kind: 'resolve' | 'dismiss'
  onDone: () => void
  onClose: () => void
}

type DecisionForm = { status: DecisionDraft['status']; note: string; includeRelated: boolean }

const check = checkOf<DecisionForm, DecisionDraft>(decisionDraft, ({ note, ...form }) => ({
  ...form,
  note: note.trim() === '' ? null : note,
}))

export function DecideDialog({ report, kind, onDone, onClose }: Props) {
  const toast = useToast()
  const isResolved = kind === 'resolve'
  const decided = caseOf(report)
  const { mutateAsync: decide } = useDecideReport(report.id)
  const form = useSavedForm<DecisionForm, DecisionDraft>({
    target: `${kind}-${report.id}`,
    blank: {
      status: isResolved ? 'resolved' : 'dismissed',
      note: '',
      includeRelated: decided.others > 0,
    },
    textField: 'note',
    check,
    send: decide,
    onSent: () => {
      onDone()
      onClose()
      toast.show({ title: isResolved ? m.reports_resolved_done() : m.reports_dismissed_done() })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={isResolved ? m.reports_resolve_title() : m.reports_dismiss_title()}
      subtitle={m.reports_subject({
        name: playerName(report.reportedDisplayName),
        mission: subjectText(report),
      })}
      form={form}
      sendLabel={isResolved ? m.reports_resolve() : m.reports_dismiss()}
      sendingLabel={m.moderation_sending()}
      failedText={m.reports_decide_failed()}
      goneText={m.reports_gone()}
      note={isResolved ? m.reports_resolve_note() : m.reports_dismiss_note()}
      onClose={onClose}
    >
      <DecidedNote problem={form.problem} decided={decided} />
      <Field label={m.reports_note()} optional hint={m.reports_note_hint()} error={form.errorOf('note')}>
        <TextArea {...form.field('note')} rows={3} max={moderationLimits.note} />
      </Field>
      <RelatedField decided={decided} field={form.flag('includeRelated')} />
    </FormDialog>
  )
}
