import type { ImportRow } from '#contract/fleet/fleet-import.ts'
import { m } from '#texts'
import styles from './UnknownShips.module.css'

/** A list can have two thousand. */
const shownMost = 30

/** What the catalogue does not have, so that the player can look for it by hand. */
export function UnknownShips({ rows }: { rows: readonly ImportRow[] }) {
  const more = rows.length - shownMost
  return (
    <section>
      <h3 className={styles.title}>{m.fleet_import_unknown()}</h3>
      <ul className={styles.list}>
        {rows.slice(0, shownMost).map(({ name, customName, count }) => (
          <li key={`${name} ${customName}`}>
            <bdi>{name}</bdi>
            {count > 1 ? ` ${m.fleet_share({ count })}` : null}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.list}>{m.fleet_more({ count: more })}</p> : null}
    </section>
  )
}
