import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { WeekHours } from '#contract/users/week-hours.ts'
import { m } from '#texts'
import { dayNames, hourText } from './day-names.ts'
import styles from './WeekGrid.module.css'
import {
  cellsAt,
  type GridPlace,
  type GridStep,
  heading,
  moveInGrid,
  paintBlock,
  toggleBlock,
} from './week-grid.ts'

interface Props {
  hours: WeekHours
  onChange: (hours: boolean[]) => void
}

interface Drag {
  readonly before: WeekHours
  readonly from: number
  readonly isPlayed: boolean
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

const nameOf = ({ day, hour }: GridPlace): string => `${day}.${hour}`

/** On a small screen the days stand side by side, so the arrow keys change their meaning. */
const stepsOf = (isUpright: boolean): Record<string, GridStep> => ({
  ArrowLeft: isUpright ? 'day-before' : 'hour-before',
  ArrowRight: isUpright ? 'day-after' : 'hour-after',
  ArrowUp: isUpright ? 'hour-before' : 'day-before',
  ArrowDown: isUpright ? 'hour-after' : 'day-after',
  Home: 'day-start',
  End: 'day-end',
})

/** The hours of a week, to be marked with the mouse, a finger or the keyboard. The arrow keys move between them. */
export function WeekGrid({ hours, onChange }: Props) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const drag = useRef<Drag>(undefined)
  const [focused, setFocused] = useState(nameOf({ day: 0, hour: 0 }))
  const short = dayNames('short')

  const start = (event: PointerEvent<HTMLInputElement>, cell: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { before: hours, from: cell, isPlayed: !hours[cell] }
    onChange(paintBlock(hours, cell, cell, !hours[cell]))
  }
  const paint = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return
    // The pointer is captured by the first cell, so the target of the event is always that one.
    const element = document.elementFromPoint(clientX, clientY)
    const cell = element instanceof HTMLElement ? element.dataset.cell : undefined
    if (cell === undefined) return
    const { before, from, isPlayed } = drag.current
    onChange(paintBlock(before, from, Number(cell), isPlayed))
  }
  const stop = () => {
    drag.current = undefined
  }
  /** By the keyboard or a screen reader. The click of a pointer comes after it has painted, and has a count. */
  const toggle = ({ nativeEvent }: ChangeEvent, cell: number) => {
    if (nativeEvent instanceof MouseEvent && nativeEvent.detail > 0) return
    onChange(paintBlock(hours, cell, cell, !hours[cell]))
  }
  const move = (event: KeyboardEvent, place: GridPlace) => {
    if (!grid.current) return
    const isUpright = getComputedStyle(grid.current).gridAutoFlow.startsWith('column')
    const step = stepsOf(isUpright)[event.key]
    if (!step) return
    event.preventDefault()
    const target = nameOf(moveInGrid(place, step))
    grid.current.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus()
  }
  /** One place of the grid can be reached by Tab, the others from there. */
  const inGrid = (place: GridPlace) => {
    const name = nameOf(place)
    return {
      'data-place': name,
      tabIndex: name === focused ? 0 : -1,
      onFocus: () => setFocused(name),
      onKeyDown: (event: KeyboardEvent) => move(event, place),
    }
  }
  const headingButton = (place: GridPlace) => ({
    ...inGrid(place),
    type: 'button' as const,
    onClick: () => onChange(toggleBlock(hours, ...cellsAt(place))),
  })
  return (
    <fieldset ref={grid} className={styles.grid}>
      <legend className="sr-only">{m.profiles_hours_grid()}</legend>
      <div className={styles.row}>
        <span />
        {hoursOfDay.map((hour) => (
          <button
            key={hour}
            {...headingButton({ day: heading, hour })}
            className={styles.hour}
            aria-label={m.profiles_hours_every_day({ from: hourText(hour), to: hourText(hour + 1) })}
          >
            {hour}
          </button>
        ))}
      </div>
      {dayNames('long').map((name, day) => (
        <div key={name} className={styles.row}>
          <button
            {...headingButton({ day, hour: heading })}
            className={styles.day}
            aria-label={m.profiles_hours_all_day({ day: name })}
          >
            {short[day]}
          </button>
          {hoursOfDay.map((hour) => {
            const cell = day * 24 + hour
            return (
              <input
                key={hour}
                {...inGrid({ day, hour })}
                type="checkbox"
                className={styles.cell}
                data-cell={cell}
                aria-label={m.profiles_hours_cell({
                  day: name,
                  from: hourText(hour),
                  to: hourText(hour + 1),
                })}
                checked={hours[cell] === true}
                onChange={(event) => toggle(event, cell)}
                onPointerDown={(event) => start(event, cell)}
                onPointerMove={paint}
                onPointerUp={stop}
                onPointerCancel={stop}
              />
            )
          })}
        </div>
      ))}
    </fieldset>
  )
}
