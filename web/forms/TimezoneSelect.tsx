import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useMemo } from 'react'
import { commonTimezones } from '#contract/wire/timezone-names.ts'
import { m } from '#texts'
import { renderedAt } from '#web/browser/rendered-at.ts'
import { formatTime } from '#web/i18n/format.ts'
import { otherTimezones, renderedTimezones } from '#web/i18n/timezones.ts'
import { zoneName } from '#web/i18n/zone-city.ts'
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

const withTime = (zones: readonly string[], now: Date) =>
  zones.map((zone) => ({ zone, name: zoneName(zone), time: timeIn(zone, now) }))

/** In the same order on the server, whose collation is another than the browser's. */
const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)

/** Every time zone with its current time, the common ones first. */
export function TimezoneSelect({ none, own = '', ...rest }: Props) {
  const isHydrated = useHydrated()
  const { common, others } = useMemo(() => {
    const now = new Date(isHydrated ? Date.now() : renderedAt())
    // The server knows other zones than the browser, so the first render shows those that both know.
    const zones = isHydrated ? otherTimezones() : renderedTimezones()
    const isMissing = own !== '' && ![...commonTimezones, ...zones].includes(own)
    return {
      common: withTime(commonTimezones, now),
      others: withTime(isMissing ? [own, ...zones] : zones, now).sort(byName),
    }
  }, [isHydrated, own])
  const option = ({ zone, name, time }: (typeof common)[number]) => (
    <option key={zone} value={zone}>
      {time === undefined ? name : m.ui_timezone_now({ zone: name, time })}
    </option>
  )
  return (
    // Firefox does not select another default in a select that is there already.
    <NativeSelect key={String(rest.defaultValue)} {...rest}>
      <option value="">{none ?? m.ui_timezone_choose()}</option>
      <optgroup label={m.ui_timezone_often()}>{common.map(option)}</optgroup>
      <optgroup label={m.ui_timezone_all()}>{others.map(option)}</optgroup>
    </NativeSelect>
  )
}
