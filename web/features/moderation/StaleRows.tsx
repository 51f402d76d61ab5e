import type { ReactNode } from 'react'
import styles from './StaleRows.module.css'

/** Around the rows of a list: dim while those of a new search are loaded. */
export function StaleRows({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div className={isStale ? styles.stale : undefined} aria-busy={isStale || undefined}>
      {children}
    </div>
  )
}
