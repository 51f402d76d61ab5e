import type { UseFormRegisterReturn } from 'react-hook-form'
import { applicationLimits } from '#contract/application-fields.ts'
import { m } from '#texts'
import { fieldErrorText } from '#web/forms/field-texts.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { isTooLong } from './apply-form.ts'

interface Props {
  field: UseFormRegisterReturn
  value: string
  error: string | undefined
  rows?: number | undefined
}

/** The message to the leader; one that is too long is reported while typing. */
export function MessageField({ field, value, error, rows }: Props) {
  const tooLong = isTooLong(value) ? fieldErrorText({ issue: 'message_too_long' }) : undefined
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
