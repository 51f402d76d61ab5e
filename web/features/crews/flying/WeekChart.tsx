import { m } from '#texts'
import styles from './WeekChart.module.css'
import { hourName, weekdayName } from './week-texts.ts'

const days = [0, 1, 2, 3, 4, 5, 6]
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const [cell, gap, left, top] = [24, 3, 56, 24]
const shades = 5

interface Props {
  /** By the hour of the week, Monday 00:00 first; null for too few. */
  counts: readonly (number | null)[]
}

/** The table below says the same in numbers. */
export function WeekChart({ counts }: Props) {
  const most = Math.max(1, ...counts.map((count) => count ?? 0))
  const x = (hour: number) => left + hour * (cell + gap)
  const y = (day: number) => top + day * (cell + gap)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${x(24)} ${y(7)}`}
      role="img"
      aria-label={m.flying_chart_label()}
    >
      {hours
        .filter((hour) => hour % 3 === 0)
        .map((hour) => (
          <text key={hour} x={x(hour)} y={top - 8}>
            {hourName(hour)}
          </text>
        ))}
      {days.map((day) => (
        <g key={day}>
          <text x={0} y={y(day) + cell * 0.7}>
            {weekdayName(day, 'short')}
          </text>
          {hours.map((hour) => {
            const count = counts[day * 24 + hour] ?? 0
            return (
              <rect
                key={hour}
                x={x(hour)}
                y={y(day)}
                width={cell}
                height={cell}
                rx={4}
                data-shade={Math.ceil((count / most) * shades)}
              />
            )
          })}
        </g>
      ))}
    </svg>
  )
}
