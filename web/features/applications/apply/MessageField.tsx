import { History } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { applicationLimits } from '#contract/applications/fields.ts'
import { issue } from '#contract/issues/issues.ts'
import { m } from '#texts'
import { fieldErrorText, issueError } from '#web/forms/field-errors.ts'
import type { SavedText } from '#web/forms/use-saved-form.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { isTooLong } from './apply-form.ts'
import styles from './MessageField.module.css'

interface Props {
  field: SavedText
  error: string | undefined
  rows?: number | undefined
  /** Fills in the last message; undefined if it is not offered. */
  onRepeat: MouseEventHandler<HTMLButtonElement> | undefined
  /** Fills in one of the openers. */
  onOpener: (text: string) => void
}

const openers = [m.applications_opener_new, m.applications_opener_done, m.applications_opener_ship]

/** The message to the leader; one that is too long is reported while typing. */
export function MessageField({ field, error, rows, onRepeat, onOpener }: Props) {
  const tooLong = isTooLong(field.value)
    ? fieldErrorText(issueError(issue('message_too_long', applicationLimits.message)))
    : undefined
  const texts: readonly string[] = openers.map((opener) => opener())
  return (
    <div className={styles.message}>
      <Field label={m.applications_message()} error={tooLong ?? error}>
        <TextArea
          {...field}
          rows={rows}
          max={applicationLimits.message}
          isCountShown
          placeholder={m.applications_message_example()}
        />
      </Field>
      {field.value === '' || texts.includes(field.value) ? (
        <fieldset className={styles.openers} aria-label={m.applications_openers()}>
          {texts.map((text) => (
            <Button
              key={text}
              size="sm"
              variant={text === field.value ? 'soft' : 'secondary'}
              aria-pressed={text === field.value}
              onClick={() => onOpener(text)}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {/* After the field, which gets the focus first. */}
      {onRepeat ? (
        <Button size="sm" variant="ghost" className={styles.repeat} onClick={onRepeat}>
          <History size={14} aria-hidden />
          {m.applications_repeat_message()}
        </Button>
      ) : null}
    </div>
  )
}
