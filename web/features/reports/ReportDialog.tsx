import {
  type ReportCategory,
  type ReportDraft,
  reportCategories,
  reportDraft,
  reportLimits,
} from '#contract/reports.ts'
import { m } from '#texts'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { resolverOf } from '#web/forms/resolver-of.ts'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './ReportDialog.module.css'
import { categoryLabels } from './report-texts.ts'

interface Props {
  title: string
  /** The crew, player or comment that the report is about. */
  subtitle: string
  /** What the report stores besides what is typed. */
  keepsText: string
  /** The error text if what is reported no longer exists. */
  goneText: string
  /** Each has its own draft. */
  target: string
  send: (draft: ReportDraft) => Promise<unknown>
  onClose: () => void
}

type ReportForm = {
  /** Empty until one is chosen. */
  reportCategory: ReportCategory | ''
  reportReason: string
  description: string
}

const resolver = resolverOf<ReportForm, ReportDraft>(reportDraft)
const blank: ReportForm = { reportCategory: '', reportReason: '', description: '' }

export function ReportDialog(props: Props) {
  const { title, subtitle, keepsText, goneText, target, send, onClose } = props
  const toast = useToast()
  const form = useSavedForm<ReportForm, ReportDraft>({
    target: `report-${target}`,
    blank,
    textField: 'reportReason',
    resolver,
    send,
    onSent: () => {
      onClose()
      toast.show({ title: m.reports_sent() })
    },
    onOtherPlayer: onClose,
  })
  const { field, errorOf, problem, pending, typed } = form
  const isComplete = typed.reportCategory !== '' && typed.reportReason.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={title}
      subtitle={subtitle}
      holdsInput={form.isDirty}
      onSubmit={form.onSubmit}
      footer={
        <>
          <p className={styles.hint}>{isComplete ? null : m.reports_incomplete()}</p>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="danger-fill"
            disabled={!isComplete}
            pending={pending}
            pendingLabel={m.reports_sending()}
          >
            {m.reports_send()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.reports_failed()} notFoundText={goneText}>
        <SignInAgain problem={problem} />
      </FormProblem>
      <FieldGroup label={m.reports_category()} error={errorOf('reportCategory')}>
        <div className={styles.categories}>
          {reportCategories.map((value) => (
            <CheckboxChip key={value} type="radio" {...field('reportCategory')} value={value}>
              {categoryLabels[value]()}
            </CheckboxChip>
          ))}
        </div>
      </FieldGroup>
      <Field label={m.reports_reason()} error={errorOf('reportReason')}>
        <CountedInput
          {...field('reportReason')}
          value={typed.reportReason}
          max={reportLimits.reason}
          autoComplete="off"
          placeholder={m.reports_reason_example()}
        />
      </Field>
      <Field label={m.reports_description()} optional error={errorOf('description')}>
        <TextArea
          {...field('description')}
          value={typed.description}
          rows={3}
          max={reportLimits.description}
          placeholder={m.reports_description_example()}
        />
      </Field>
      {form.isRestored ? <RestoredNote onDiscard={form.discard}>{m.ui_input_restored()}</RestoredNote> : null}
      <Note tone="info">
        {m.reports_confidential()} {keepsText}
      </Note>
    </Dialog>
  )
}
