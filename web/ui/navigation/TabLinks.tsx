import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './TabLinks.module.css'

const scrollToMiddle = (row: HTMLElement, tab: Element): void => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** A row of TabLinks: looks like tabs, but each leads to its own address. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<{ readonly tab: Element | null; readonly rowWidth: number }>(undefined)
  // After every render, because only the links know which one is current. Its row may be wider than a phone, and grows
  // when counts arrive.
  useEffect(() => {
    if (!row.current) return
    const tab = row.current.querySelector('[aria-current="page"]')
    const rowWidth = row.current.scrollWidth
    if (tab === shown.current?.tab && rowWidth === shown.current.rowWidth) return
    if (tab) scrollToMiddle(row.current, tab)
    shown.current = { tab, rowWidth }
  })
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** A tab that is a link; the router marks the current one with aria-current="page". */
export function TabLink({ children }: { children: ReactElement }) {
  return <Slot className={styles.tab}>{children}</Slot>
}
