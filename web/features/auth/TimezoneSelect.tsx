import { type ComponentProps, useState } from 'react'
import { commonTimezones } from '#contract/wire/timezones.ts'
import { m } from '#messages'
import { formatTime } from '#web/i18n/format.ts'
import { otherTimezones } from '#web/i18n/timezones.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'

const withTime = (zones: readonly string[]) => {
  const now = new Date()
  return zones.map((zone) => ({ zone, time: formatTime(now, zone) }))
}

export function TimezoneSelect(props: ComponentProps<typeof NativeSelect>) {
  const [{ common, others }] = useState(() => ({
    common: withTime(commonTimezones),
    others: withTime(otherTimezones()),
  }))
  const option = ({ zone, time }: { zone: string; time: string }) => (
    <option key={zone} value={zone}>
      {m.auth_register_timezone_now({ zone, time })}
    </option>
  )
  return (
    <NativeSelect {...props}>
      <option value="">{m.auth_register_timezone_choose()}</option>
      <optgroup label={m.auth_register_timezone_common()}>{common.map(option)}</optgroup>
      <optgroup label={m.auth_register_timezone_all()}>{others.map(option)}</optgroup>
    </NativeSelect>
  )
}
