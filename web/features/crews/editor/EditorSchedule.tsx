import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { crewLimits, gameVersions } from '#contract/crews/fields.ts'
import { type Location, listLocations } from '#contract/crews/locations.ts'
import { regions } from '#contract/wire/regions.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import { parseWholeNumber } from '#web/forms/whole-number.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './CrewEditor.module.css'
import { EditorOverlap } from './EditorOverlap.tsx'
import { EditorStart } from './EditorStart.tsx'
import type { CrewFormPart } from './use-crew-form.ts'

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
  /** Undefined for a new post. */
  crewId: number | undefined
}

const durationHint = (typed: string): string => {
  const minutes = parseWholeNumber(typed)
  const fits = minutes !== null && minutes > 0 && minutes <= crewLimits.durationMinutes
  return fits ? m.editor_duration_shown({ time: formatMinutes(minutes) }) : m.editor_duration_hint()
}

/** With its name: some browsers show the label in place of it. */
const locationLabel = ({ name, body, system }: Location): string =>
  [...new Set([name, body, system])].join(', ')

export function EditorSchedule({ initialZone, crewId, ...part }: Props) {
  const { control, field, errorOf, clearError } = part
  const listId = useId()
  const { data: locations = [] } = useLocations()
  const zone = field('timezone')
  const duration = useWatch({ control, name: 'estimatedDuration' })
  return (
    <Panel title={m.editor_schedule()}>
      <div className={styles.fields}>
        <Field label={m.crews_location()} optional error={errorOf('location')} className={styles.wide}>
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
        {/* Suggestions only: any other location may be typed. */}
        <datalist id={listId}>
          {locations.map((location) => (
            <option key={location.name} value={location.name} label={locationLabel(location)} />
          ))}
        </datalist>
        <EditorStart {...part} />
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
        <Field
          label={m.crews_duration()}
          optional
          hint={durationHint(duration)}
          error={errorOf('estimatedDuration')}
        >
          <TextInput
            {...field('estimatedDuration')}
            inputMode="numeric"
            autoComplete="off"
            end={m.editor_minutes()}
          />
        </Field>
        <Field
          label={m.editor_discord()}
          optional
          hint={m.editor_discord_hint()}
          error={errorOf('discordLink')}
        >
          <TextInput
            {...field('discordLink')}
            type="url"
            placeholder={m.editor_discord_example()}
            autoComplete="off"
          />
        </Field>
      </div>
      <EditorOverlap control={control} crewId={crewId} />
    </Panel>
  )
}
