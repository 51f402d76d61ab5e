import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import type { SavedText } from '#web/forms/use-saved-form.ts'
import { CountedInput } from '#web/ui/fields/CountedInput.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

export interface ReasonForm {
  reason: string
  description: string
}

interface Props {
  field: (name: 'reason' | 'description') => SavedText
  errorOf: (name: 'reason' | 'description') => string | undefined
}

/** The reason that the player is sent, and a longer description. */
export function ReasonFields({ field, errorOf }: Props) {
  return (
    <>
      <Field label={m.moderation_reason()} error={errorOf('reason')}>
        <CountedInput
          {...field('reason')}
          max={moderationLimits.reason}
          autoComplete="off"
          placeholder={m.moderation_reason_example()}
        />
      </Field>
      <Field label={m.moderation_description()} optional error={errorOf('description')}>
        <TextArea
          {...field('description')}
          rows={3}
          max={moderationLimits.description}
          placeholder={m.sanctions_description_example()}
        />
      </Field>
    </>
  )
}
