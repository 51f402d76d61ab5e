import styles from './Figures.module.css'

/** Large numbers with their names below. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
