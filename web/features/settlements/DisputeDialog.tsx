import type { CrewDetails } from '#contract/crews/crews.ts'
import { settlementLimits } from '#contract/settlements/fields.ts'
import { type DisputeForm, disputeForm } from '#contract/settlements/forms.ts'
import type { SettlementShare } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useDisputeShare } from './settlements.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  /** Of the sheet that the player has seen. */
  version: number
  own: Pick<SettlementShare, 'missing'>
  onClose: () => void
}

type Typed = { text: string }

export function DisputeDialog({ crew, version, own, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: dispute } = useDisputeShare(crew.id)
  const form = useSavedForm<Typed, DisputeForm>({
    // What was typed about one sheet is not about the next one.
    target: `missing-${crew.id}-${version}`,
    blank: { text: own.missing ?? '' },
    textField: 'text',
    check: checkOf<Typed, DisputeForm>(disputeForm, (typed) => ({ ...typed, version })),
    send: dispute,
    onSent: () => {
      onClose()
      toast.show({ title: m.settlements_missing_done() })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={m.settlements_missing_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      form={form}
      sendLabel={m.settlements_missing_send()}
      sendingLabel={m.settlements_sending()}
      failedText={m.settlements_answer_failed()}
      goneText={m.settlements_gone()}
      note={m.settlements_missing_note({ days: settlementLimits.reportDays })}
      onClose={onClose}
    >
      <Field label={m.settlements_missing_label()} error={form.errorOf('text')}>
        <TextArea
          {...form.field('text')}
          rows={4}
          max={settlementLimits.text}
          placeholder={m.settlements_missing_example()}
        />
      </Field>
    </FormDialog>
  )
}
