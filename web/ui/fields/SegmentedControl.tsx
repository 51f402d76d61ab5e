import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './SegmentedControl.module.css'

type Option<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** After the label, such as a Badge. */
  end?: ReactNode
}

type Props<Value extends string> = {
  /** Where it is part of a form. */
  name?: string | undefined
  /** Names the group for screen readers; not needed inside a FieldGroup, which does. */
  label?: string | undefined
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Fills the row with equal segments. */
  block?: boolean | undefined
  /** Shows only the icons, or only on a narrow screen; the labels are for screen readers and tooltips. */
  iconOnly?: boolean | 'narrow' | undefined
  disabled?: boolean | undefined
}

export function SegmentedControl<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  size = 'md',
  block,
  iconOnly,
  disabled,
}: Props<Value>) {
  const ownName = useId()
  return (
    <div
      className={classNames(styles.control, styles[size], block && styles.block)}
      {...(label ? { role: 'radiogroup', 'aria-label': label } : {})}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames('focus-within', styles.segment)}
          title={iconOnly ? option.label : undefined}
        >
          <input
            type="radio"
            className={styles.input}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span
            className={classNames(iconOnly === true && 'sr-only', iconOnly === 'narrow' && styles.wideLabel)}
          >
            {option.label}
          </span>
          {option.end}
        </label>
      ))}
    </div>
  )
}
