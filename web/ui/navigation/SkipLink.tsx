import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** Shown when the keyboard gets there: leads past what stands before the part with this id. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
