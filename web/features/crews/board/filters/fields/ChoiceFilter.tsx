import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

type Props<Value extends string> = {
  name: string
  label: string
  /** The label for no choice. */
  any: string
  values: readonly Value[]
  labelOf: (value: Value) => string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

export function ChoiceFilter<Value extends string>({
  name,
  label,
  any,
  values,
  labelOf,
  value,
  onChange,
}: Props<Value>) {
  return (
    <Field label={label}>
      <NativeSelect
        size="sm"
        name={name}
        value={value ?? ''}
        onChange={(event) => onChange(values.find((each) => each === event.target.value))}
      >
        <option value="">{any}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
