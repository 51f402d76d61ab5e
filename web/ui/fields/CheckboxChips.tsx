import type { ReactNode } from 'react'
import { ChipRow } from '#web/ui/display/ChipRow.tsx'
import { CheckboxChip } from './CheckboxChip.tsx'

type Option<Value extends string> = {
  value: Value
  label: ReactNode
  detail?: ReactNode
  icon?: ReactNode
  hue?: string
}

type Props<Value extends string> = {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  tick?: boolean | undefined
  columns?: number | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

/** Any number of choices; the result keeps the order of the options. Put it inside a FieldGroup. */
export function CheckboxChips<Value extends string>({
  options,
  value,
  onChange,
  columns,
  ...rest
}: Props<Value>) {
  const toggle = (toggled: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === toggled ? !value.includes(each) : value.includes(each))),
    )
  return (
    <ChipRow columns={columns}>
      {options.map(({ value: each, label, ...look }) => (
        <CheckboxChip
          key={each}
          {...rest}
          {...look}
          value={each}
          checked={value.includes(each)}
          onChange={() => toggle(each)}
        >
          {label}
        </CheckboxChip>
      ))}
    </ChipRow>
  )
}
