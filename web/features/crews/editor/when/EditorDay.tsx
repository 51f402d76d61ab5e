import { type Ref, useId, useState } from 'react'
import { dayName } from '#contract/wire/date-texts.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { dayAndMonth, shortWeekday } from '#web/i18n/short-date.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './EditorWhen.module.css'
import { nextDays, nowMinutes } from './start-presets.ts'

interface Props {
  now: Date
  zone: string
  /** Empty while it is not chosen; undefined without a start. */
  day: string | undefined
  isNow: boolean
  dateRef: Ref<HTMLInputElement> | undefined
  onAny: () => void
  onNow: () => void
  onDay: (day: string) => void
}

/** A calendar day is the same in every zone. */
const dayLabels = (day: string, now: Date, zone: string) => {
  const moment = new Date(`${day}T00:00Z`)
  const today = new Date(`${localTextOf(now, zone)}Z`)
  const name = dayName(moment, today, { locale: currentLocale(), zone: 'UTC' }) ?? shortWeekday(moment, 'UTC')
  return { label: name.charAt(0).toUpperCase() + name.slice(1), detail: dayAndMonth(moment, 'UTC') }
}

/** One click for each of the next days; any other one is picked in a calendar. */
export function EditorDay({ now, zone, day, isNow, dateRef, onAny, onNow, onDay }: Props) {
  const name = useId()
  const days = nextDays(now, zone)
  // A date that is being typed may be one of the next days for a moment.
  const [isPicking, setPicking] = useState(false)
  const isLater = !isNow && day !== undefined && (isPicking || !days.includes(day))
  const chips = [
    { key: 'any', label: m.editor_day_any(), detail: m.editor_day_any_detail(), choose: onAny },
    {
      key: 'now',
      label: m.editor_day_now(),
      detail: m.editor_day_now_detail({ minutes: nowMinutes }),
      choose: onNow,
    },
    ...days.map((each) => ({ key: each, ...dayLabels(each, now, zone), choose: () => onDay(each) })),
    {
      key: 'later',
      label: m.editor_day_later(),
      detail: m.editor_day_later_detail(),
      choose: () => onDay(''),
    },
  ]
  const chosen = isNow ? 'now' : isLater ? 'later' : (day ?? 'any')
  return (
    <>
      <FieldGroup label={m.editor_day()} labelHidden>
        <ChipRow scroll>
          {chips.map(({ key, label, detail, choose }) => (
            <CheckboxChip
              key={key}
              type="radio"
              name={name}
              className={styles.day}
              detail={detail}
              checked={chosen === key}
              onChange={() => {
                setPicking(key === 'later')
                choose()
              }}
            >
              {label}
            </CheckboxChip>
          ))}
        </ChipRow>
      </FieldGroup>
      {isLater ? (
        <Field label={m.editor_date()} className={styles.date}>
          <TextInput
            ref={dateRef}
            type="date"
            value={day}
            min={days[0]}
            onChange={({ target }) => {
              setPicking(true)
              onDay(target.value)
            }}
          />
        </Field>
      ) : null}
    </>
  )
}
