import { useState } from 'react'
import { commonTimezones } from '#contract/wire/timezone-names.ts'
import { m } from '#texts'
import { otherTimezones } from '#web/i18n/timezones.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

type Props = { value: string | undefined; onChange: (zone: string | undefined) => void }

const option = (zone: string) => (
  <option key={zone} value={zone}>
    {zone}
  </option>
)

export function TimezoneFilter({ value, onChange }: Props) {
  const [others, setOthers] = useState<readonly string[]>([])
  // Four hundred options are made when the list is about to open.
  const fill = () => setOthers((listed) => (listed.length > 0 ? listed : otherTimezones()))
  // Not filled yet, or a shared link names a zone that this browser does not list.
  const isListed = value === undefined || [...commonTimezones, ...others].includes(value)
  return (
    <Field label={m.board_timezone()}>
      <NativeSelect
        size="sm"
        name="timezone"
        onFocus={fill}
        onPointerDown={fill}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{m.board_timezone_any()}</option>
        {isListed ? null : option(value)}
        <optgroup label={m.board_timezone_common()}>{commonTimezones.map(option)}</optgroup>
        <optgroup label={m.board_timezone_all()}>{others.map(option)}</optgroup>
      </NativeSelect>
    </Field>
  )
}
