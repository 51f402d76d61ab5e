import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { EnvelopeArt } from '#web/ui/display/art/EnvelopeArt.tsx'
import { LockArt } from '#web/ui/display/art/LockArt.tsx'
import { SeatsArt } from '#web/ui/display/art/SeatsArt.tsx'
import { SignalArt } from '#web/ui/display/art/SignalArt.tsx'
import styles from './EmptyState.module.css'

const drawings = { seats: SeatsArt, signal: SignalArt, lock: LockArt, envelope: EnvelopeArt }

type Props = {
  art: keyof typeof drawings
  title: string
  /** h1 if it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3' | undefined
  children?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** Draws a card around it. */
  panel?: boolean | undefined
  /** For an error that replaces content: screen readers read it when it appears. */
  alert?: boolean | undefined
}

export function EmptyState({ art, title, heading: Heading = 'h2', children, actions, panel, alert }: Props) {
  const Drawing = drawings[art]
  return (
    <div className={classNames(styles.empty, panel && styles.panel)} role={alert ? 'alert' : undefined}>
      <span className={styles.art}>
        <Drawing />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
