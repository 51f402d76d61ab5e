import type { ComponentProps, CSSProperties } from 'react'
import { useFieldControl } from './field-context.ts'
import styles from './Slider.module.css'

type Props = Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled' | 'aria-label' | 'aria-describedby'> & {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max: number
  step?: number | undefined
  /** The value for screen readers: "50 or more". */
  valueText?: string | undefined
}

export function Slider({ value, onChange, min = 0, max, step = 1, valueText, ...rest }: Props) {
  const { 'aria-invalid': _, ...wiring } = useFieldControl(rest)
  const share = (value - min) / (max - min)
  return (
    <input
      type="range"
      {...rest}
      {...wiring}
      className={styles.slider}
      style={{ '--share': share } as CSSProperties}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={valueText}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
