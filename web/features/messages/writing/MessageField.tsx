import { issue } from '#contract/issues/issues.ts'
import { messageLimits } from '#contract/messages/limits.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { fieldErrorText, issueError } from '#web/forms/field-errors.ts'
import type { SavedText } from '#web/forms/use-saved-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

interface Props {
  label: string
  labelHidden?: boolean | undefined
  placeholder: string
  rows: number
  field: SavedText
  error: string | undefined
}

/** The text of a message; one that is too long is reported while typing. */
export function MessageField({ label, labelHidden, placeholder, rows, field, error }: Props) {
  const tooLong =
    codePoints(field.value) > messageLimits.text
      ? fieldErrorText(issueError(issue('message_too_long', messageLimits.text)))
      : undefined
  return (
    <Field label={label} labelHidden={labelHidden} error={tooLong ?? error}>
      <TextArea {...field} rows={rows} max={messageLimits.text} placeholder={placeholder} />
    </Field>
  )
}
