import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Beacon.module.css'

/** The one light: a pulsing dot, with its word when there is one. */
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

/** The light with its word on the top edge of what it belongs to: its coming and going moves nothing. */
export function EdgeBeacon({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={classNames(styles.edge, className)}>
      <Beacon>{children}</Beacon>
    </span>
  )
}
