import { hoursAfterDecline } from '#contract/handles/fields.ts'
import { type ProofDecision, proofDecision } from '#contract/handles/forms.ts'
import type { OpenProof } from '#contract/handles/handles.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { checkOf } from '#web/forms/check-form.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useDecideHandleProof } from './handles.queries.ts'

interface Props {
  proof: OpenProof
  status: ProofDecision['status']
  onClose: () => void
}

type DecisionForm = { status: ProofDecision['status']; reason: string }

const check = checkOf<DecisionForm, ProofDecision>(proofDecision)

const looks = {
  verified: {
    title: m.handles_verify_title,
    send: m.handles_verify,
    note: () => m.handles_verify_note(),
    done: m.handles_verify_done,
    variant: 'primary',
  },
  declined: {
    title: m.handles_decline_title,
    send: m.handles_decline,
    note: () => m.handles_decline_note({ hours: hoursAfterDecline }),
    done: m.handles_decline_done,
    variant: 'danger-fill',
  },
} as const

/** Verifies a handle, or declines it with a reason. */
export function HandleDialog({ proof, status, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: decide } = useDecideHandleProof(proof.id)
  const { handle } = proof
  const look = looks[status]
  const form = useSavedForm<DecisionForm, ProofDecision>({
    target: `handle-${status}-${proof.id}`,
    blank: { status, reason: '' },
    textField: 'reason',
    check,
    send: decide,
    onSent: () => {
      onClose()
      toast.show({ title: look.done({ handle }) })
    },
    onOtherPlayer: onClose,
  })
  return (
    <FormDialog
      title={look.title()}
      subtitle={handle}
      form={form}
      sendLabel={look.send()}
      sendingLabel={m.moderation_sending()}
      sendVariant={look.variant}
      failedText={m.handles_decide_failed()}
      goneText={m.handles_request_gone()}
      note={look.note()}
      onClose={onClose}
    >
      {status === 'declined' ? (
        <Field label={m.moderation_reason()} error={form.errorOf('reason')}>
          <CountedInput
            {...form.field('reason')}
            max={moderationLimits.reason}
            autoComplete="off"
            placeholder={m.handles_reason_example()}
          />
        </Field>
      ) : null}
    </FormDialog>
  )
}
