import type { ReactNode } from 'react'
import styles from './ListRow.module.css'

interface Props {
  name: ReactNode
  /** In a line below the name, each in an element of its own. */
  facts: ReactNode
  /** Between the name and the facts. */
  children?: ReactNode
  /** What can be done with it. */
  actions: ReactNode
}

/** One thing that a player has set up, in a list of its kind. */
export function ListRow({ name, facts, children, actions }: Props) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <div className={styles.name}>{name}</div>
        {children}
        <div className={styles.facts}>{facts}</div>
      </div>
      {actions}
    </li>
  )
}
