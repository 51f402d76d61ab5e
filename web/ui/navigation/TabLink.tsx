import type { ReactElement } from 'react'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './Tabs.module.css'

/** A tab that is a link; the router marks the current one with aria-current="page". */
export function TabLink({ children }: { children: ReactElement }) {
  return <Slot className={styles.tab}>{children}</Slot>
}
