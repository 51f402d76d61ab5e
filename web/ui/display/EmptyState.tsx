import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Art, type ArtName } from '#web/ui/drawings/Art.tsx'
import styles from './EmptyState.module.css'

type Props = {
  art: ArtName
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
  return (
    <div className={classNames(styles.empty, panel && styles.panel)} role={alert ? 'alert' : undefined}>
      <span className={styles.art}>
        <Art name={art} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
