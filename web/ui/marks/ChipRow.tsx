import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './ChipRow.module.css'

type Props = {
  /** Equal columns, half as many where there is little space; without it the chips wrap. */
  columns?: number | undefined
  /** One line on a phone, to scroll sideways. It is as wide as the panel around it. */
  scroll?: boolean | undefined
  children: ReactNode
}

export function ChipRow({ columns, scroll, children }: Props) {
  if (columns === undefined)
    return <div className={classNames(styles.flow, scroll && styles.scroll)}>{children}</div>
  const counts = { '--columns': columns, '--columns-narrow': Math.ceil(columns / 2) } as CSSProperties
  return (
    <div className={styles.container} style={counts}>
      <div className={styles.grid}>{children}</div>
    </div>
  )
}
