import * as z from 'zod/mini'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { type ReportDraft, reportDraft, reportLimits } from '#contract/reports/draft.ts'
import { type ReportCategory, reportCategories } from '#contract/reports/reports.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './ReportDialog.module.css'

interface Props {
  title: string
  /** What the report is about: a crew, a player, or whose comment, profile or conversation it is. */
  subtitle: string
  /** What the report stores besides what is typed. */
  keepsText: string
  /** The error text if what is reported no longer exists. */
  goneText: string
  /** Each has its own draft. */
  target: string
  /** The report of a profile can be about one of them instead. */
  missions?: readonly { readonly id: number; readonly title: string }[]
  /** Then only a mission is left to report. */
  isProfileReported?: boolean
  /** `crewId`: of the chosen mission. */
  send: (draft: ReportDraft, crewId: number | null) => Promise<unknown>
  onClose: () => void
}

type ReportForm = {
  /** Empty until one is chosen. */
  reportCategory: ReportCategory | ''
  reportReason: string
  description: string
  /** The chosen mission, empty for none: saved with the text, which is about it. */
  crewId: string
}

const schema = z.extend(reportDraft, { crewId: z.string() })
const check = checkOf<ReportForm, z.output<typeof schema>>(schema)

export function ReportDialog(props: Props) {
  const { title, subtitle, keepsText, goneText, target, missions = [], send, onClose } = props
  const { isProfileReported = false } = props
  const toast = useToast()
  const form = useSavedForm<ReportForm, z.output<typeof schema>>({
    target: `report-${target}`,
    blank: { reportCategory: '', reportReason: '', description: '', crewId: '' },
    textField: 'reportReason',
    check,
    send: ({ crewId, ...draft }) => send(draft, crewId === '' ? null : Number(crewId)),
    onSent: () => {
      onClose()
      toast.show({ title: m.reports_sent() })
    },
    onOtherPlayer: onClose,
  })
  const { field, errorOf, typed } = form
  // A saved mission may no longer be among the latest.
  const hasMission = typed.crewId === '' || missions.some(({ id }) => String(id) === typed.crewId)
  const isAboutOpen = typed.crewId !== '' || !isProfileReported
  const isComplete =
    hasMission && isAboutOpen && typed.reportCategory !== '' && typed.reportReason.trim() !== ''
  const missing = form.isDirty ? m.reports_incomplete() : m.reports_needed()
  const hint = isComplete ? undefined : missing
  const profileHint = isProfileReported ? m.reports_open() : m.report_subjects_missions_hint()
  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      form={form}
      sendLabel={m.reports_send()}
      sendingLabel={m.reports_sending()}
      sendVariant="danger-fill"
      canSend={isComplete}
      hint={hint}
      failedText={m.reports_failed()}
      goneText={goneText}
      note={`${m.reports_confidential()} ${keepsText}`}
      onClose={onClose}
    >
      {missions.length > 0 || !hasMission || isProfileReported ? (
        <Field label={m.report_subjects_about()} hint={profileHint}>
          <NativeSelect {...field('crewId')}>
            <option value="">{m.report_subjects_this_profile()}</option>
            {missions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      <FieldGroup label={m.reports_category()} error={errorOf('reportCategory')}>
        <div className={styles.categories}>
          {reportCategories.map((value) => (
            <CheckboxChip
              key={value}
              type="radio"
              {...field('reportCategory')}
              value={value}
              checked={typed.reportCategory === value}
            >
              {reportCategoryNames[value][currentLocale()]}
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
    </FormDialog>
  )
}
