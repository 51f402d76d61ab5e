import { type ReactNode, useId } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage.tsx'
import { FieldContext } from './field-context.ts'

type Props = {
  label: ReactNode
  /** For screen readers only, where the context already names the control. */
  labelHidden?: boolean | undefined
  /** Adds the word "optional" after the label. */
  optional?: boolean | undefined
  /** Right of the label, such as "Forgot password?". A link in it comes after the control by keyboard. */
  labelEnd?: ReactNode
  hint?: ReactNode
  /** Replaces the hint. */
  error?: ReactNode
  className?: string | undefined
  /** One control, which gets its id, description and invalid state from here. */
  children: ReactNode
}

export function Field({ label, labelHidden, optional, labelEnd, hint, error, className, children }: Props) {
  const controlId = useId()
  const labelId = useId()
  const messageId = useId()
  const describedBy = hint || error ? messageId : undefined
  const labelText = typeof label === 'string' ? label : undefined
  const wiring = { controlId, label: labelText, labelId, describedBy, invalid: Boolean(error) }
  return (
    <div className={classNames(styles.field, labelEnd ? styles.withEnd : undefined, className)}>
      <div className={labelHidden ? 'sr-only' : styles.labelRow}>
        <label id={labelId} htmlFor={controlId} className={styles.label}>
          {label}
          {optional ? <span className={styles.optional}> {m.ui_optional()}</span> : null}
        </label>
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {labelEnd ? <span className={styles.labelEnd}>{labelEnd}</span> : null}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
