import type { ReactNode } from 'react'
import styles from './PageFrame.module.css'

/** The width and padding of an ordinary page; `narrow` for a single column. */
export function PageFrame({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.frame} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
