import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Radio.module.css'

interface Props<Value extends string> {
  name: string
  value: Value
  chosen: Value | undefined
  onChange: (value: Value | undefined) => void
  className: string | undefined
  /** The name of an activity, for its colour. */
  hue?: string
  children: ReactNode
}

/** One of several choices, at most one of which is taken: taking it again clears it. */
export function Radio<Value extends string>({
  name,
  value,
  chosen,
  onChange,
  className,
  hue,
  children,
}: Props<Value>) {
  const isChosen = value === chosen
  // Some browsers fire no click for Space on a checked radio; in the others this must not add a second click.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isChosen) return
    event.preventDefault()
    onChange(undefined)
  }
  return (
    <label className={classNames('focus-within', styles.choice, className)} data-act={hue}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChange(value)}
        onClick={() => {
          if (isChosen) onChange(undefined)
        }}
        onKeyUp={handleKey}
      />
      {children}
    </label>
  )
}
