import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { crewLimits } from '#contract/crews/fields.ts'
import { localTextOf, momentOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { formatMoment, zoneCity } from '#web/features/crews/crew-formats.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { isSameClock } from '#web/features/crews/time/zone-texts.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { StartPresets } from './StartPresets.tsx'
import { nowMinutes } from './start-presets.ts'
import type { CrewFormPart } from './use-crew-form.ts'

const minuteMs = 60_000

/** The start in the post's time zone, with a hint what time that is for the viewer. */
export function EditorStart({ control, field, errorOf, setField }: CrewFormPart) {
  const input = useRef<HTMLInputElement>(null)
  const now = useNow()
  const viewerZone = useViewerZone()
  const [text, zone, startsNow] = useWatch({ control, name: ['scheduledFor', 'timezone', 'startsNow'] })
  const picked = field('scheduledFor')
  const start = zone ? momentOf(text, zone) : undefined
  // The current minute has already begun, so one minute is added.
  const earliest = new Date(now.getTime() + (crewLimits.leadMinutes + 1) * minuteMs)
  const timeHint =
    start && !isSameClock(start, zone, viewerZone)
      ? m.editor_start_for_you({
          start: formatMoment(start.toISOString(), viewerZone),
          zone: zoneCity(viewerZone),
        })
      : m.editor_start_hint()
  return (
    <>
      <StartPresets
        control={control}
        setField={setField}
        onPick={() => {
          input.current?.focus()
          input.current?.showPicker?.()
        }}
      />
      <Field
        label={m.crews_start()}
        optional
        hint={startsNow ? m.editor_start_now_hint({ minutes: nowMinutes }) : timeHint}
        error={errorOf('scheduledFor')}
      >
        <TextInput
          {...picked}
          ref={(element) => {
            picked.ref(element)
            input.current = element
          }}
          type="datetime-local"
          min={zone ? localTextOf(earliest, zone) : undefined}
          onChange={(event) => {
            picked.onChange(event)
            setField('startsNow', false)
          }}
        />
      </Field>
    </>
  )
}
