import type { ReactNode } from 'react'
import styles from './Beacon.module.css'

/** The one light: a pulsing dot, with its word when there is one. */
export function Beacon({ children }: { children?: ReactNode }) {
  const dot = <span className={styles.dot} aria-hidden />
  if (!children) return dot
  return (
    <span className={styles.tag}>
      {dot}
      {children}
    </span>
  )
}
