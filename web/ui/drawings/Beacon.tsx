import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Beacon.module.css'

/** A pulsing dot, with a label if there is one. */
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

/** A beacon on the top edge of a card or row, where it moves nothing when it appears or goes out. */
export function EdgeBeacon({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={classNames(styles.edge, className)}>
      <Beacon>{children}</Beacon>
    </span>
  )
}
