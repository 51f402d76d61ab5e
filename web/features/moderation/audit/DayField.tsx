import { useDebouncedValue } from '#web/forms/use-debounced-value.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

interface Props {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** Applied after a pause: a year that is typed digit by digit is a day with each of them. */
export function DayField({ label, value, min, max, onChange }: Props) {
  const day = useDebouncedValue(value ?? '', (typed) => onChange(typed || undefined), { ms: 800 })
  return (
    <Field label={label}>
      <TextInput
        type="date"
        size="sm"
        value={day.value}
        min={min}
        max={max}
        onChange={({ target }) => day.change(target.value)}
      />
    </Field>
  )
}
