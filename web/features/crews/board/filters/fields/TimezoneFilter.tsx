import { useState } from 'react'
import { hoursApartChoices } from '#contract/crews/fields.ts'
import { commonTimezones } from '#contract/wire/timezone-names.ts'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { otherTimezones } from '#web/i18n/timezones.ts'
import { zoneName } from '#web/i18n/zone-city.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'

type Props = {
  zone: BoardSearch['timezone']
  hoursApart: BoardSearch['hoursApart']
  onChange: ChangeSearch
}

const option = (zone: string) => (
  <option key={zone} value={zone}>
    {zoneName(zone)}
  </option>
)

const apartLabel = (hours: string): string =>
  hours === '0' ? m.regions_same_clock() : m.regions_within_hours({ hours })

/** Posts whose clock is that of the zone at their start, or near it. */
export function TimezoneFilter({ zone: value, hoursApart, onChange }: Props) {
  const [others, setOthers] = useState<readonly string[]>([])
  // Four hundred options are made when the list is about to open.
  const fill = () => setOthers((listed) => (listed.length > 0 ? listed : otherTimezones()))
  // Not filled yet, or a shared link names a zone that this browser does not list.
  const isListed = value === undefined || [...commonTimezones, ...others].includes(value)
  return (
    <>
      <Field label={m.board_timezone()}>
        <NativeSelect
          size="sm"
          name="timezone"
          onFocus={fill}
          onPointerDown={fill}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(
              target.value ? { timezone: target.value } : { timezone: undefined, hoursApart: undefined },
            )
          }
        >
          <option value="">{m.board_timezone_any()}</option>
          {isListed ? null : option(value)}
          <optgroup label={m.board_timezone_common()}>{commonTimezones.map(option)}</optgroup>
          <optgroup label={m.board_timezone_all()}>{others.map(option)}</optgroup>
        </NativeSelect>
      </Field>
      {value ? (
        <FieldGroup label={m.regions_hours_apart()}>
          <SegmentedControl
            block
            name="hoursApart"
            options={hoursApartChoices.map((hours) => ({ value: hours, label: apartLabel(hours) }))}
            value={hoursApart ?? '0'}
            onChange={(hours) => onChange({ hoursApart: hours === '0' ? undefined : hours })}
          />
        </FieldGroup>
      ) : null}
    </>
  )
}
