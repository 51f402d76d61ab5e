import { type WarningDraft, warningDraft } from '#contract/sanctions/sanctions.ts'
import { m } from '#texts'
import { DecidedNote } from '#web/features/moderation/reports/DecidedNote.tsx'
import { caseFields, type DecidedCase, targetOf } from '#web/features/moderation/reports/decided-case.ts'
import { RelatedField } from '#web/features/moderation/reports/RelatedField.tsx'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { ReasonFields, type ReasonForm } from './ReasonFields.tsx'
import { useWarnUser } from './sanctions.queries.ts'

interface Props {
  player: { readonly id: number; readonly displayName: string }
  /** If it is done because of a report. */
  decided?: DecidedCase | undefined
  onDone?: (() => void) | undefined
  onClose: () => void
}

type WarnForm = ReasonForm & { includeRelated: boolean }

const check = checkOf<WarnForm, WarningDraft>(warningDraft)

export function WarnDialog({ player, decided, onDone, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: warn } = useWarnUser(player.id)
  const form = useSavedForm<WarnForm, WarningDraft>({
    target: targetOf(`warn-${player.id}`, decided),
    blank: { reason: '', description: '', includeRelated: (decided?.others ?? 0) > 0 },
    textField: 'reason',
    check,
    send: (draft) => warn({ ...draft, ...caseFields(decided) }),
    onSent: () => {
      onDone?.()
      onClose()
      toast.show({ title: m.sanctions_warned({ name: player.displayName }) })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={m.sanctions_warn_title()}
      subtitle={player.displayName}
      form={form}
      sendLabel={m.sanctions_warn()}
      sendingLabel={m.moderation_sending()}
      failedText={m.sanctions_warn_failed()}
      goneText={m.moderation_player_gone()}
      note={decided ? `${m.sanctions_warn_note()} ${m.reports_resolves()}` : m.sanctions_warn_note()}
      onClose={onClose}
    >
      <DecidedNote problem={form.problem} decided={decided} />
      <ReasonFields field={form.field} errorOf={form.errorOf} />
      <RelatedField decided={decided} field={form.flag('includeRelated')} />
    </FormDialog>
  )
}
