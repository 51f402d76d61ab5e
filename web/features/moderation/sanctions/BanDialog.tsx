import { type BanType, banTypes, moderationLimits } from '#contract/sanctions/fields.ts'
import { type BanDraft, banDraft } from '#contract/sanctions/sanctions.ts'
import { m } from '#texts'
import { DecidedNote } from '#web/features/moderation/reports/DecidedNote.tsx'
import { caseFields, type DecidedCase, targetOf } from '#web/features/moderation/reports/decided-case.ts'
import { RelatedField } from '#web/features/moderation/reports/RelatedField.tsx'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { Stepper } from '#web/ui/fields/Stepper.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { ReasonFields, type ReasonForm } from './ReasonFields.tsx'
import { useBanUser } from './sanctions.queries.ts'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** If it is done because of a report. */
  decided?: DecidedCase | undefined
  onDone?: (() => void) | undefined
  onClose: () => void
}

type BanForm = ReasonForm & { banType: BanType; duration: number; includeRelated: boolean }

// A permanent ban has no end: hours that were typed before do not matter.
const check = checkOf<BanForm, BanDraft>(banDraft, ({ duration, ...form }) =>
  form.banType === 'permanent' ? form : { ...form, duration },
)

const typeNames: Record<BanType, () => string> = {
  temporary: m.sanctions_ban_temporary,
  permanent: m.sanctions_ban_permanent,
}

export function BanDialog({ player, decided, onDone, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: ban } = useBanUser(player.id)
  const saved = useSavedForm<BanForm, BanDraft>({
    target: targetOf(`ban-${player.id}`, decided),
    blank: {
      banType: 'temporary',
      duration: moderationLimits.defaultBanHours,
      reason: '',
      description: '',
      includeRelated: (decided?.others ?? 0) > 0,
    },
    textField: 'reason',
    check,
    send: (draft) => ban({ ...draft, ...caseFields(decided) }),
    onSent: () => {
      onDone?.()
      onClose()
      toast.show({ title: m.sanctions_banned({ name: player.displayName }) })
    },
    onOtherPlayer: onClose,
  })
  const { field, flag, setField, errorOf, typed } = saved
  return (
    <FormDialog
      title={m.sanctions_ban_title()}
      subtitle={player.displayName}
      form={saved}
      sendLabel={m.sanctions_ban()}
      sendingLabel={m.moderation_sending()}
      sendVariant="danger-fill"
      failedText={m.sanctions_ban_failed()}
      goneText={m.moderation_player_gone()}
      note={decided ? `${m.sanctions_ban_note()} ${m.reports_resolves()}` : m.sanctions_ban_note()}
      onClose={onClose}
    >
      <DecidedNote problem={saved.problem} decided={decided} />
      <FieldGroup label={m.sanctions_ban_type()}>
        <SegmentedControl
          label={m.sanctions_ban_type()}
          block
          value={typed.banType}
          options={banTypes.map((value) => ({ value, label: typeNames[value]() }))}
          onChange={(banType) => setField('banType', banType)}
        />
      </FieldGroup>
      {typed.banType === 'temporary' ? (
        <Field label={m.sanctions_ban_hours()} error={errorOf('duration')}>
          <Stepper
            name="duration"
            value={typed.duration}
            onChange={(hours) => setField('duration', hours)}
            min={1}
            max={moderationLimits.banHours}
            free
            whenEmpty={moderationLimits.defaultBanHours}
          />
        </Field>
      ) : null}
      <ReasonFields field={field} errorOf={errorOf} />
      <RelatedField decided={decided} field={flag('includeRelated')} />
    </FormDialog>
  )
}
