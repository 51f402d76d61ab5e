import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Facts.module.css'

/** Names and values in two columns: holds `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

interface FactProps {
  name: string
  /** A text that someone wrote, which can be long. */
  isWritten?: boolean
  /** Typed letter by letter, such as a code. */
  isData?: boolean
  children: ReactNode
}

export function Fact({ name, isWritten = false, isData = false, children }: FactProps) {
  return (
    <div className={classNames(styles.fact, isWritten && styles.written)}>
      <dt>{name}</dt>
      <dd className={isData ? styles.data : undefined} dir="auto">
        {children}
      </dd>
    </div>
  )
}
