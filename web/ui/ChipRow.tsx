import type { CSSProperties, ReactNode } from 'react'
import styles from './ChipRow.module.css'

/** Lays out CheckboxChips: flowing, or in equal columns. */
export function ChipRow({ columns, children }: { columns?: number | undefined; children: ReactNode }) {
  if (columns === undefined) return <div className={styles.flow}>{children}</div>
  return (
    <div className={styles.grid} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  )
}
