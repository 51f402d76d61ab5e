import type { CSSProperties, ReactNode } from 'react'
import styles from './ChipRow.module.css'

type Props = {
  /** Equal columns, half as many where there is little space; without it the chips wrap. */
  columns?: number | undefined
  children: ReactNode
}

export function ChipRow({ columns, children }: Props) {
  if (columns === undefined) return <div className={styles.flow}>{children}</div>
  const counts = { '--columns': columns, '--columns-narrow': Math.ceil(columns / 2) } as CSSProperties
  return (
    <div className={styles.container} style={counts}>
      <div className={styles.grid}>{children}</div>
    </div>
  )
}
