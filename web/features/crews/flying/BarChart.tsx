import styles from './BarChart.module.css'

interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
  /** The value in words. */
  readonly text: string
  /** A second value, such as what is wanted of what is offered. */
  readonly second?: number | undefined
}

/** A list of bars: each row says its value in words, so that it reads as a table. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ value, second = 0 }) => [value, second]))
  return (
    <table className={styles.bars}>
      <caption className="sr-only">{label}</caption>
      <tbody>
        {bars.map(({ key, label, value, second, text }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.value}>{text}</td>
            <td className={styles.drawn}>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect y={1} width={(value / most) * 100} height={second === undefined ? 10 : 4} />
                {second === undefined ? null : (
                  <rect className={styles.second} y={7} width={(second / most) * 100} height={4} />
                )}
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
