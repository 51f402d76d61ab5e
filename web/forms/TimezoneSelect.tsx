import { type ComponentProps, useState } from 'react'
import { commonTimezones } from '#contract/wire/timezone-names.ts'
import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { otherTimezones } from '#web/i18n/timezones.ts'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

type Props = ComponentProps<typeof NativeSelect> & {
  /** The label for no zone; by default it asks the player to choose one. */
  none?: string | undefined
  /** The zone in use now, which is offered even if this browser does not know it. */
  own?: string | undefined
}

/** Undefined for a zone that this browser does not know. */
const timeIn = (zone: string, now: Date): string | undefined => {
  try {
    return formatTime(now, zone)
  } catch {
    return undefined
  }
}

const withTime = (zones: readonly string[]) => {
  const now = new Date()
  return zones.map((zone) => ({ zone, time: timeIn(zone, now) }))
}

/** Every time zone with its current time, the common ones first. */
export function TimezoneSelect({ none, own = '', ...rest }: Props) {
  const [{ common, others }] = useState(() => {
    const zones = otherTimezones()
    const isMissing = own !== '' && ![...commonTimezones, ...zones].includes(own)
    return { common: withTime(commonTimezones), others: withTime(isMissing ? [own, ...zones] : zones) }
  })
  const option = ({ zone, time }: (typeof common)[number]) => (
    <option key={zone} value={zone}>
      {time === undefined ? zone : m.ui_timezone_now({ zone, time })}
    </option>
  )
  return (
    <NativeSelect {...rest}>
      <option value="">{none ?? m.ui_timezone_choose()}</option>
      <optgroup label={m.ui_timezone_often()}>{common.map(option)}</optgroup>
      <optgroup label={m.ui_timezone_all()}>{others.map(option)}</optgroup>
    </NativeSelect>
  )
}
