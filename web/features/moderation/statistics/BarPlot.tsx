import styles from './BarPlot.module.css'

export interface Bar {
  readonly key: string
  /** Below the bar. */
  readonly label: string
  readonly parts: readonly { readonly key: string; readonly value: number; readonly color: string }[]
}

const height = 160
const barWidth = 28
const step = 44
const labelHeight = 26
const topMargin = 22

const sumOf = ({ parts }: Bar): number => parts.reduce((sum, { value }) => sum + value, 0)

/** Stacked bars with their sums. A picture only: a table below it says the same. */
export function BarPlot({ bars, format }: { bars: readonly Bar[]; format: (sum: number) => string }) {
  const highest = Math.max(1, ...bars.map(sumOf))
  const scale = height / highest
  const width = bars.length * step
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${width} ${topMargin + height + labelHeight}`}
      aria-hidden="true"
    >
      <line className={styles.base} x1={0} x2={width} y1={topMargin + height} y2={topMargin + height} />
      {bars.map((bar, index) => {
        const left = index * step + (step - barWidth) / 2
        const middle = left + barWidth / 2
        let bottom = topMargin + height
        const sum = sumOf(bar)
        return (
          <g key={bar.key} className={styles.bar}>
            {bar.parts.map(({ key, value, color }) => {
              bottom -= value * scale
              return (
                <rect
                  key={key}
                  x={left}
                  y={bottom}
                  width={barWidth}
                  height={value * scale}
                  style={{ fill: color }}
                />
              )
            })}
            {sum > 0 ? (
              <text className={styles.sum} x={middle} y={bottom - 5}>
                {format(sum)}
              </text>
            ) : null}
            <text className={styles.label} x={middle} y={topMargin + height + 18}>
              {bar.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
