import * as z from 'zod/mini'
import type { Series, SeriesDate } from '#contract/series/series.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './SeriesManager.module.css'
import { useChangeDate } from './series.queries.ts'
import { moveErrors } from './series-starts.ts'

const schema = z.object({ movedTo: z.string() })

interface Props {
  series: Series
  date: SeriesDate
  onDone: () => void
}

/** Another start for one date, in the zone of the series. */
export function MoveDate({ series, date, onDone }: Props) {
  const { timezone } = series
  const { mutateAsync: change, mutate, isPending, error, reset } = useChangeDate(series.id, date.number)
  const { text, errorOf, onSubmit } = usePlainForm({
    schema,
    compareFields: ({ movedTo }) => moveErrors(movedTo, timezone, new Date()),
    defaultValues: { movedTo: date.localStart },
    send: async (start) => {
      await change(start)
      onDone()
    },
  })
  const field = text('movedTo')
  return (
    <form className={styles.move} onSubmit={onSubmit} noValidate>
      <Field
        label={m.series_new_start()}
        hint={m.series_time_in({ city: zoneCity(timezone) })}
        error={errorOf('movedTo') ?? (error ? problemText(error, m.series_change_failed()) : undefined)}
      >
        <TextInput
          {...field}
          type="datetime-local"
          min={localTextOf(new Date(), timezone)}
          onChange={() => {
            field.onChange()
            reset()
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="sm" pending={isPending} pendingLabel={m.series_moving()}>
          {m.series_move()}
        </Button>
        {date.isMoved ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={isPending}
            onClick={() => mutate({ movedTo: null }, { onSuccess: onDone })}
          >
            {m.series_move_back()}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onClick={onDone}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  )
}
