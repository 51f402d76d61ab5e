import type { UseFormRegisterReturn } from 'react-hook-form'
import { issue } from '#contract/issues/issues.ts'
import { messageLimits } from '#contract/messages/limits.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { fieldErrorText, issueError } from '#web/forms/field-errors.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

interface Props {
  label: string
  labelHidden?: boolean | undefined
  placeholder: string
  rows: number
  field: UseFormRegisterReturn
  value: string
  error: string | undefined
}

/** The text of a message; one that is too long is reported while typing. */
export function MessageField({ label, labelHidden, placeholder, rows, field, value, error }: Props) {
  const tooLong =
    codePoints(value) > messageLimits.text
      ? fieldErrorText(issueError(issue('message_too_long', messageLimits.text)))
      : undefined
  return (
    <Field label={label} labelHidden={labelHidden} error={tooLong ?? error}>
      <TextArea {...field} value={value} rows={rows} max={messageLimits.text} placeholder={placeholder} />
    </Field>
  )
}
