import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

/** A row of TabLinks: looks like tabs, but each leads to its own address. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
