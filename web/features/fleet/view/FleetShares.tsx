import { m } from '#texts'
import styles from './FleetShares.module.css'

interface Props {
  title: string
  shares: readonly { readonly name: string; readonly count: number }[]
}

/** A bar in parts, and below it what each part stands for. */
export function FleetShares({ title, shares }: Props) {
  const shown = shares.filter(({ count }) => count > 0)
  return (
    <section className={styles.shares} aria-label={title}>
      <div className={styles.bar} aria-hidden>
        {shown.map(({ name, count }) => (
          <span key={name} className={styles.part} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.names}>
        {shown.map(({ name, count }) => (
          <li key={name} className={styles.name}>
            <span className={styles.dot} aria-hidden />
            <span>
              <bdi>{name}</bdi> {m.fleet_share({ count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
