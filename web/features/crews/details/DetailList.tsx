import type { ReactNode } from 'react'
import styles from './DetailList.module.css'

/** Names and values in a grid of hairlines. */
export function DetailList({ entries }: { entries: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(([name, value]) => (
        <div key={name} className={styles.entry}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
