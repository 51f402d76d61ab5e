import type { ReactNode } from 'react'
import styles from './Divider.module.css'

/** A thin line, or two with a text between them. */
export function Divider({ children }: { children?: ReactNode }) {
  if (!children) return <hr />
  return <div className={styles.divider}>{children}</div>
}
