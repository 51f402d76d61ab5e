import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { gameVersions } from '#contract/crews/fields.ts'
import { type Location, listLocations } from '#contract/crews/locations.ts'
import { regions } from '#contract/wire/regions.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

/** Every place of the game; only where a place is typed. Without them any place can be typed all the same. */
const useLocations = () =>
  useQuery({
    queryKey: queryKeys.locations,
    queryFn: ({ signal }) => call(listLocations, {}, { signal }),
    staleTime: 10 * 60_000,
  })

interface Props extends CrewFormPart {
  /** The zone the form opened with: it is offered even if the browser does not list it. */
  initialZone: string
}

/** With its name: some browsers show the label in place of it. */
const locationLabel = ({ name, body, system }: Location): string =>
  [...new Set([name, body, system])].join(', ')

/** Places, server and time zone. */
export function EditorWhere({ initialZone, field, errorOf, clearError }: Props) {
  const listId = useId()
  const { data: locations = [] } = useLocations()
  const zone = field('timezone')
  return (
    <>
      <Field label={m.crews_location()} optional error={errorOf('location')}>
        <TextInput
          {...field('location')}
          list={listId}
          placeholder={m.editor_location_example()}
          autoComplete="off"
        />
      </Field>
      <Field label={m.crews_start_location()} optional error={errorOf('startLocation')}>
        <TextInput {...field('startLocation')} list={listId} autoComplete="off" />
      </Field>
      <Field label={m.crews_end_location()} optional error={errorOf('endLocation')}>
        <TextInput
          {...field('endLocation')}
          list={listId}
          placeholder={m.editor_end_location_example()}
          autoComplete="off"
        />
      </Field>
      {/* Suggestions only: any other location may be typed. */}
      <datalist id={listId}>
        {locations.map((location) => (
          <option key={location.name} value={location.name} label={locationLabel(location)} />
        ))}
      </datalist>
      <Field label={m.crews_region()} error={errorOf('region')}>
        <NativeSelect {...field('region')}>
          <option value="">{m.crews_region_any()}</option>
          {regions.map((region) => (
            <option key={region} value={region}>
              {m.crews_region_name({ region })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={m.crews_game_version()} error={errorOf('gameVersion')}>
        <NativeSelect {...field('gameVersion')}>
          {gameVersions.map((version) => (
            <option key={version} value={version}>
              {m.crews_game_version_name({ version })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={m.crews_timezone()} error={errorOf('timezone')}>
        <TimezoneSelect
          {...zone}
          own={initialZone}
          onChange={(event) => {
            zone.onChange(event)
            // The same clock time in another zone is another start.
            clearError('scheduledFor')
          }}
        />
      </Field>
    </>
  )
}
