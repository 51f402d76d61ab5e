import type { UseFormRegisterReturn } from 'react-hook-form'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

export interface ReasonForm {
  reason: string
  description: string
}

interface Props {
  field: (name: 'reason' | 'description') => UseFormRegisterReturn
  errorOf: (name: 'reason' | 'description') => string | undefined
  typed: ReasonForm
}

/** The reason that the player is sent, and a longer description. */
export function ReasonFields({ field, errorOf, typed }: Props) {
  return (
    <>
      <Field label={m.moderation_reason()} error={errorOf('reason')}>
        <CountedInput
          {...field('reason')}
          value={typed.reason}
          max={moderationLimits.reason}
          autoComplete="off"
          placeholder={m.moderation_reason_example()}
        />
      </Field>
      <Field label={m.moderation_description()} optional error={errorOf('description')}>
        <TextArea
          {...field('description')}
          value={typed.description}
          rows={3}
          max={moderationLimits.description}
          placeholder={m.sanctions_description_example()}
        />
      </Field>
    </>
  )
}
