import { type ComponentProps, useState } from 'react'
import { commonTimezones } from '#contract/wire/timezones.ts'
import { m } from '#messages'
import { otherTimezones } from '#web/i18n/timezones.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'

const option = (zone: string) => (
  <option key={zone} value={zone}>
    {zone}
  </option>
)

/** Every zone, the player's own among them even where this browser does not know it. */
export function ApplyTimezone({ own, ...rest }: ComponentProps<typeof NativeSelect> & { own: string }) {
  const [others] = useState(otherTimezones)
  const known: readonly string[] = [...commonTimezones, ...others]
  return (
    <NativeSelect {...rest}>
      <option value="">{m.applications_timezone_none()}</option>
      {own === '' || known.includes(own) ? null : option(own)}
      <optgroup label={m.applications_timezone_group()}>{commonTimezones.map(option)}</optgroup>
      <optgroup label={m.applications_timezone_all()}>{others.map(option)}</optgroup>
    </NativeSelect>
  )
}
