import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useContext, useId, useState } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldContext, useFieldControl } from './field-context.ts'
import styles from './Stepper.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'name' | 'disabled' | 'aria-label' | 'aria-describedby'
> & {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  /** Reports typed values even if they are out of range, for a form that shows an error then. */
  free?: boolean | undefined
  /** The value of an emptied field; without it the last number comes back. */
  whenEmpty?: number | undefined
}

/** A whole number, to type or to step. The buttons are for the pointer; the keyboard has its arrow keys. */
export function Stepper({ value, onChange, min = 0, max = 99, free, whenEmpty, ...rest }: Props) {
  const wiring = useFieldControl(rest)
  const labelId = useContext(FieldContext)?.labelId
  const buttonId = useId()
  // While typing, the text may be empty or out of range for a moment.
  const [typed, setTyped] = useState<string | null>(null)

  const clamp = (number: number) => Math.min(max, Math.max(min, Math.round(number)))
  const type = (text: string) => {
    setTyped(text)
    const number = text === '' ? whenEmpty : Number(text)
    if (number !== undefined && (free || clamp(number) === number)) onChange(number)
  }
  const settle = () => {
    if (typed && !free) onChange(clamp(Number(typed)))
    setTyped(null)
  }
  const button = (name: 'less' | 'more', label: string, next: number, Icon: typeof Plus) => (
    <button
      type="button"
      className={styles.button}
      id={buttonId + name}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelId ? `${buttonId}${name} ${labelId}` : undefined}
      disabled={rest.disabled || clamp(next) === value}
      onClick={() => onChange(clamp(next))}
    >
      <Icon size={14} aria-hidden />
    </button>
  )
  return (
    <div className={classNames('focus-within', styles.stepper)}>
      {button('less', m.ui_decrease(), value - 1, Minus)}
      <input
        type="number"
        inputMode="numeric"
        {...rest}
        {...wiring}
        className={styles.number}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      {button('more', m.ui_increase(), value + 1, Plus)}
    </div>
  )
}
