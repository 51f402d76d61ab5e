import { currentLocale } from '#web/i18n/language.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './Counters.module.css'

export interface Counter {
  readonly name: string
  /** Undefined until it is known. */
  readonly count: number | string | undefined
  /** For what needs attention, unless it is 0. */
  readonly tone?: 'warn' | 'danger' | undefined
}

/** The numbers above a list of the panel. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <Panel flush>
      <dl className={styles.counters}>
        {counters.map(({ name, count, tone }) => (
          <div key={name} className={styles.counter}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.count} data-tone={count ? tone : undefined}>
              {count?.toLocaleString(currentLocale()) ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
