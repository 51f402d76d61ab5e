import type { ReactElement, ReactNode } from 'react'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './TabLinks.module.css'

/** A row of TabLinks: looks like tabs, but each leads to its own address. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** A tab that is a link; the router marks the current one with aria-current="page". */
export function TabLink({ children }: { children: ReactElement }) {
  return <Slot className={styles.tab}>{children}</Slot>
}
