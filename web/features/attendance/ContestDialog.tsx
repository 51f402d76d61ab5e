import { attendanceLimits } from '#contract/attendance/fields.ts'
import { contestForm } from '#contract/attendance/forms.ts'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useContestAbsence } from './attendance.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  onClose: () => void
}

type Contest = { text: string }

const check = checkOf<Contest, Contest>(contestForm)

export function ContestDialog({ crew, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: contest } = useContestAbsence(crew.id)
  const form = useSavedForm<Contest, Contest>({
    target: `contest-${crew.id}`,
    blank: { text: '' },
    textField: 'text',
    check,
    send: contest,
    onSent: () => {
      onClose()
      toast.show({ title: m.attendance_contest_done() })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={m.attendance_contest_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      form={form}
      sendLabel={m.attendance_contest_send()}
      sendingLabel={m.attendance_contest_sending()}
      failedText={m.attendance_contest_failed()}
      goneText={m.attendance_contest_gone()}
      note={m.attendance_contest_note()}
      onClose={onClose}
    >
      <Field label={m.attendance_contest_label()} error={form.errorOf('text')}>
        <TextArea
          {...form.field('text')}
          rows={4}
          max={attendanceLimits.text}
          placeholder={m.attendance_contest_example()}
        />
      </Field>
    </FormDialog>
  )
}
