import type { CrewDetails } from '#contract/crews/crews.ts'
import { issueText } from '#contract/issues/texts.ts'
import type { SettlementDraft } from '#contract/settlements/forms.ts'
import type { Settlement } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { formatCount } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './SettleDialog.module.css'
import { ShareFields } from './ShareFields.tsx'
import {
  blankForm,
  checkSettlement,
  isOverspent,
  proposedShares,
  type SettleForm,
  toSplit,
} from './settle-form.ts'
import { useSendSettlement } from './settlements.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  settlement: Settlement
  onClose: () => void
}

/** Takings and expenses, and who gets how much: what is shown is what is sent. */
export function SettleDialog({ crew, settlement, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: send } = useSendSettlement(crew.id)
  const saved = useSavedForm<SettleForm, SettlementDraft>({
    // What was typed about one sheet is not about the next one.
    target: `settlement-${crew.id}-${settlement.sheet?.version ?? 0}`,
    blank: blankForm(settlement),
    textField: 'takings',
    check: checkSettlement(settlement),
    send,
    onSent: () => {
      onClose()
      toast.show({ title: m.settlements_send_done() })
    },
    onOtherPlayer: onClose,
  })
  const { field, setField, errorOf, typed } = saved
  const net = toSplit(typed)
  const proposed = proposedShares(typed, settlement.shares)
  const type = (userId: number, text: string | undefined) => {
    const { [userId]: _, ...others } = typed.shares
    setField('shares', text === undefined ? others : { ...others, [userId]: text })
  }
  const cutTexts = { fixed: m.settlements_cut_fixed, percent: m.settlements_cut_percent }
  return (
    <FormDialog
      title={settlement.sheet ? m.settlements_correct() : m.settlements_split()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      form={saved}
      sendLabel={m.settlements_send()}
      sendingLabel={m.settlements_sending()}
      failedText={m.settlements_send_failed()}
      goneText={m.settlements_gone()}
      note={settlement.sheet ? m.settlements_correct_note() : m.settlements_send_note()}
      onClose={onClose}
    >
      <div className={styles.amounts}>
        <Field label={m.settlements_takings()} error={errorOf('takings')}>
          <TextInput
            {...field('takings')}
            inputMode="numeric"
            autoComplete="off"
            end={m.settlements_unit()}
          />
        </Field>
        <Field label={m.settlements_expenses()} optional error={errorOf('expenses')}>
          <TextInput
            {...field('expenses')}
            inputMode="numeric"
            autoComplete="off"
            end={m.settlements_unit()}
          />
        </Field>
      </div>
      <ShareFields
        shares={settlement.shares}
        amounts={net === null ? undefined : proposed.amounts}
        typed={typed.shares}
        lang={crew.primaryLanguage}
        error={errorOf('shares')}
        sum={net === null ? nothingToSplitText(typed) : sumText(net, proposed.left)}
        onType={type}
      />
      {net !== null && proposed.cut ? <Note tone="warn">{cutTexts[proposed.cut]()}</Note> : null}
    </FormDialog>
  )
}

const nothingToSplitText = (typed: SettleForm): string =>
  isOverspent(typed) ? issueText('expenses_above_takings', currentLocale()) : m.settlements_enter_takings()

const sumText = (net: number, left: number): string => {
  if (left > 0) return m.settlements_left({ amount: formatCount(left) })
  if (left < 0) return m.settlements_too_much({ amount: formatCount(-left) })
  return m.settlements_adds_up({ amount: formatCount(net) })
}
