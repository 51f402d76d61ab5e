import { type ReactNode, useId } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage.tsx'

type Props = {
  label: ReactNode
  /** For screen readers only, where the context already names the controls. */
  labelHidden?: boolean | undefined
  optional?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A Field for several controls with one label: chips, check boxes, radio buttons. */
export function FieldGroup({ label, labelHidden, optional, hint, error, className, children }: Props) {
  const messageId = useId()
  return (
    <fieldset
      className={classNames(styles.field, className)}
      aria-describedby={hint || error ? messageId : undefined}
    >
      <legend className={labelHidden ? 'sr-only' : classNames(styles.label, styles.legend)}>
        {label}
        {optional ? <span className={styles.optional}> {m.ui_optional()}</span> : null}
      </legend>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  )
}
