import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Series, SeriesDate } from '#contract/series/series.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { MoveDate } from './MoveDate.tsx'
import styles from './SeriesManager.module.css'
import { useChangeDate } from './series.queries.ts'
import { dateText, startText } from './series-texts.ts'

interface Props {
  series: Series
  date: SeriesDate
  zone: string
  onLeave: () => void
}

/** One date: when it is, what has become of it, and what its leader can do. */
export function DateRow({ series, date, zone, onLeave }: Props) {
  const [isMoving, setMoving] = useState(false)
  const { state, crewId } = date
  const isSkipped = state === 'skipped'
  const start = startText(date.start, zone)
  const canMove = state === 'planned' || state === 'held'
  return (
    <li className={styles.date}>
      <div className={styles.row}>
        <div className={styles.text}>
          <div className={isSkipped ? styles.skipped : styles.start}>
            <time dateTime={date.start}>{start}</time>
          </div>
          <div className={styles.state}>
            {[dateText(date), date.isMoved && !isSkipped && m.series_date_moved()]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
        <div className={styles.buttons}>
          {canMove ? (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isMoving}
              aria-label={m.series_move_date({ date: start })}
              onClick={() => setMoving(!isMoving)}
            >
              {m.series_move()}
            </Button>
          ) : null}
          {canMove || (isSkipped && new Date(date.start) > new Date()) ? (
            <SkipButton seriesId={series.id} date={date} start={start} />
          ) : null}
          {crewId === null ? null : (
            <TextLink asChild touch>
              <Link
                to={paths.crew}
                params={{ id: String(crewId) }}
                aria-label={m.series_open_date({ date: start })}
                onClick={onLeave}
              >
                {m.series_open()}
              </Link>
            </TextLink>
          )}
        </div>
      </div>
      {isMoving && canMove ? <MoveDate series={series} date={date} onDone={() => setMoving(false)} /> : null}
    </li>
  )
}

interface SkipProps {
  seriesId: number
  date: SeriesDate
  start: string
}

/** Skips a date, or takes that back. The button stays where it is, and with it the focus. */
function SkipButton({ seriesId, date, start }: SkipProps) {
  const toast = useToast()
  const { mutateAsync: change, isPending } = useChangeDate(seriesId, date.number)
  const isSkipped = date.state === 'skipped'
  const press = async () => {
    try {
      await change({ isSkipped: !isSkipped })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.series_change_failed())))
    }
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={isPending}
      aria-label={isSkipped ? m.series_unskip_date({ date: start }) : m.series_skip_date({ date: start })}
      onClick={press}
    >
      {isSkipped ? m.series_unskip() : m.series_skip()}
    </Button>
  )
}
