import { useController, useWatch } from 'react-hook-form'
import { momentOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { formatNear } from '#web/features/crews/crew-formats.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { isSameClock } from '#web/features/crews/time/zone-texts.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { EditorDay } from './EditorDay.tsx'
import { EditorDuration } from './EditorDuration.tsx'
import { EditorFits } from './EditorFits.tsx'
import { EditorOverlap } from './EditorOverlap.tsx'
import { EditorWeekly } from './EditorWeekly.tsx'
import styles from './EditorWhen.module.css'
import { nextDays, usualTime } from './start-presets.ts'
import { joinStart, readTime, splitStart, startText } from './typed-times.ts'

interface Props extends CrewFormPart {
  /** Undefined for a new post. */
  crewId: number | undefined
}

/** Start and duration in the post's time zone, with a hint what time that is for the viewer. */
export function EditorWhen({ crewId, ...part }: Props) {
  const { control, errorOf, setField } = part
  const now = useNow()
  const viewerZone = useViewerZone()
  const { ref, value: text } = useController({ control, name: 'scheduledFor' }).field
  const [timezone, isNow] = useWatch({ control, name: ['timezone', 'startsNow'] })
  const zone = timezone || 'UTC'
  const { day, time } = splitStart(text)
  const start = momentOf(startText(text), zone)
  const set = (next: string, startsNow = false) => {
    setField('scheduledFor', next)
    setField('startsNow', startsNow)
  }
  const chooseDay = (next: string) => set(joinStart(next, time || usualTime(next, now, zone)))
  const typeTime = (typed: string) => {
    const [today = ''] = nextDays(now, zone)
    if (text !== '') set(joinStart(day, typed))
    else set(joinStart(today, typed))
  }
  const hint =
    start && !isSameClock(start, zone, viewerZone)
      ? m.editor_start_for_you({
          start: formatNear(start.toISOString(), viewerZone, now),
          zone: zoneCity(viewerZone),
        })
      : undefined
  return (
    <Panel title={m.editor_when()}>
      <div className={styles.when}>
        <EditorDay
          now={now}
          zone={zone}
          day={text === '' ? undefined : day}
          isNow={isNow}
          // The part that is missing gets the focus.
          dateRef={day === '' ? ref : undefined}
          onAny={() => {
            set('')
            setField('everyWeek', false)
          }}
          onNow={() => set('', true)}
          onDay={chooseDay}
        />
        <div className={styles.times}>
          <Field
            label={m.editor_time()}
            optional
            hint={hint}
            error={errorOf('scheduledFor')}
            className={styles.time}
          >
            <TextInput
              ref={text !== '' && day === '' ? undefined : ref}
              value={time}
              inputMode="numeric"
              autoComplete="off"
              placeholder={m.editor_time_example()}
              onChange={({ target }) => typeTime(target.value)}
              onBlur={() => {
                if (readTime(time) !== time) set(joinStart(day, readTime(time)))
              }}
            />
          </Field>
          <EditorDuration {...part} />
        </div>
        {crewId === undefined ? (
          <EditorWeekly
            {...part}
            start={isNow ? now : start}
            onStartNeeded={() => {
              // Shortly before midnight, today has no usual time any more.
              const next = nextDays(now, zone).find((each) => usualTime(each, now, zone) !== '')
              if (text === '' && !isNow) chooseDay(next ?? '')
            }}
          />
        ) : null}
        <EditorFits control={control} />
        <EditorOverlap control={control} crewId={crewId} />
      </div>
    </Panel>
  )
}
