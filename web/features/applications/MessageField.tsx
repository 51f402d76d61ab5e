import type { UseFormRegisterReturn } from 'react-hook-form'
import { applicationLimits } from '#contract/application-fields.ts'
import { m } from '#texts'
import { fieldWords } from '#web/forms/field-words.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { isTooLong } from './apply-form.ts'

interface Props {
  field: UseFormRegisterReturn
  value: string
  error: string | undefined
  rows?: number | undefined
}

/** What the applicant writes to the leader; it says at once when it gets too long. */
export function MessageField({ field, value, error, rows }: Props) {
  const tooLong = isTooLong(value) ? fieldWords({ issue: 'message_too_long' }) : undefined
  return (
    <Field label={m.applications_message()} error={tooLong ?? error}>
      <TextArea
        {...field}
        rows={rows}
        max={applicationLimits.message}
        placeholder={m.applications_message_example()}
      />
    </Field>
  )
}
