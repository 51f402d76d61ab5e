import { type ReactNode, useId } from 'react'
import marks from './Checkbox.module.css'
import styles from './RadioGroup.module.css'

type Option<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type Props<Value extends string> = {
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Side by side instead of one below the other. */
  inline?: boolean | undefined
  disabled?: boolean | undefined
}

/** Put it inside a FieldGroup, which names it. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, inline, disabled } = props
  const name = useId()
  return (
    <div className={inline ? styles.inline : undefined}>
      {options.map((option) => (
        <label key={option.value} className={marks.option}>
          <input
            type="radio"
            className={marks.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={marks.box}>
            <span className={marks.dot} />
          </span>
          <span>
            {option.label}
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </div>
  )
}
