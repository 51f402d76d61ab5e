import { useWatch } from 'react-hook-form'
import {
  type ReportCategory,
  type ReportDraft,
  reportCategories,
  reportDraft,
  reportLimits,
} from '#contract/reports.ts'
import { m } from '#texts'
import { resolverOf } from '#web/forms/resolver-of.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
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
  /** The crew or player that the report is about. */
  subtitle: string
  send: (draft: ReportDraft) => Promise<unknown>
  onClose: () => void
}

interface ReportForm {
  /** Null until one is chosen. */
  reportCategory: ReportCategory | null
  reportReason: string
  description: string
}

const resolver = resolverOf<ReportForm, ReportDraft>(reportDraft)

export function ReportDialog({ title, subtitle, send, onClose }: Props) {
  const toast = useToast()
  const { form, field, errorOf, problem, pending, onSubmit } = useContractForm<ReportForm, ReportDraft>({
    resolver,
    defaultValues: { reportCategory: null, reportReason: '', description: '' },
    send: async (draft) => {
      await send(draft)
      onClose()
      toast.show({ title: m.reports_sent() })
    },
  })
  const [category, reason] = useWatch({ control: form.control, name: ['reportCategory', 'reportReason'] })
  const isComplete = category !== null && reason.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={() => pending || onClose()}
      title={title}
      subtitle={subtitle}
      holdsInput={form.formState.isDirty}
      onSubmit={onSubmit}
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
      <FormProblem error={problem} fallback={m.reports_failed()} notFoundText={m.reports_crew_gone()} />
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
          max={reportLimits.reason}
          autoComplete="off"
          placeholder={m.reports_reason_example()}
        />
      </Field>
      <Field label={m.reports_description()} optional error={errorOf('description')}>
        <TextArea
          {...field('description')}
          rows={3}
          max={reportLimits.description}
          placeholder={m.reports_description_example()}
        />
      </Field>
      <Note tone="info">{m.reports_confidential()}</Note>
    </Dialog>
  )
}
