import { type FormEvent, useState } from 'react'
import { startIssue } from '#contract/crews/rules.ts'
import { issueText } from '#contract/issues/texts.ts'
import type { Series, SeriesDate } from '#contract/series/series.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './SeriesManager.module.css'
import { useChangeDate } from './series.queries.ts'
import { cityOf } from './series-texts.ts'

interface Props {
  series: Series
  date: SeriesDate
  onDone: () => void
}

/** Another start for one date, in the zone of the series. */
export function MoveDate({ series, date, onDone }: Props) {
  const { timezone } = series
  const { mutateAsync: change, isPending } = useChangeDate(series.id, date.number)
  const [text, setText] = useState(date.localStart)
  const [problem, setProblem] = useState<string>()
  const move = async (movedTo: string | null) => {
    if (isPending) return
    const issue = movedTo === null ? undefined : startIssue(movedTo, timezone, new Date())
    if (issue) return setProblem(issueText(issue, currentLocale()))
    try {
      await change({ movedTo })
      onDone()
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields.movedTo : undefined
      setProblem(ofField ?? problemText(error, m.series_change_failed()))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void move(text)
  }
  return (
    <form className={styles.move} onSubmit={submit} noValidate>
      <Field label={m.series_new_start()} hint={m.series_time_in({ city: cityOf(timezone) })} error={problem}>
        <TextInput
          type="datetime-local"
          value={text}
          min={localTextOf(new Date(), timezone)}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="sm" pending={isPending} pendingLabel={m.series_moving()}>
          {m.series_move()}
        </Button>
        {date.isMoved ? (
          <Button size="sm" variant="ghost" onClick={() => move(null)}>
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
