import type { ReactNode } from 'react'
import styles from './UserHistory.module.css'

interface Props {
  title: string
  emptyText: string
  /** List items. */
  children: readonly ReactNode[]
}

export function HistorySection({ title, emptyText, children }: Props) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {children.length > 0 ? (
        <ul className={styles.entries}>{children}</ul>
      ) : (
        <p className={styles.meta}>{emptyText}</p>
      )}
    </section>
  )
}

/** Why something was done to the player. */
export function EntryReason({ reason, description }: { reason: string; description: string }) {
  return (
    <>
      <p className={styles.reason} dir="auto">
        {reason}
      </p>
      {description ? (
        <p className={styles.text} dir="auto">
          {description}
        </p>
      ) : null}
    </>
  )
}
