import type { ComponentProps, ReactNode } from 'react'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import styles from './CaseCard.module.css'

interface Props {
  label: string
  /** Who the case is about. */
  player: ComponentProps<typeof PlayerCell>
  /** When it began to wait. */
  since: string
  status?: ReactNode
  /** To more about the player. */
  link?: ReactNode
  /** Buttons; none once it is decided. */
  actions: ReactNode
  children: ReactNode
}

/** One case: who and when, what is known, and the decision. */
export function CaseCard({ label, player, since, status, link, actions, children }: Props) {
  const { formatMoment } = useFormats()
  return (
    <article className={styles.card} aria-label={label}>
      <header className={styles.header}>
        <PlayerCell {...player} />
        {status}
        <span className={styles.since}>{formatMoment(since)}</span>
        {link}
      </header>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  )
}
