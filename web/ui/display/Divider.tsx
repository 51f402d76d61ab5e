import type { ReactNode } from 'react'
import styles from './Divider.module.css'

/** A hairline, or two with a word between them. */
export function Divider({ children }: { children?: ReactNode }) {
  if (!children) return <hr />
  return <div className={styles.divider}>{children}</div>
}
