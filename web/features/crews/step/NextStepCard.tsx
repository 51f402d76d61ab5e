import { type ReactNode, use } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './NextStepCard.module.css'

interface Props {
  /** What is so now. */
  line: ReactNode
  /** When, or until when. */
  aside?: ReactNode
  /** The one control; a state instead where there is nothing to do. */
  control: ReactNode
  menu: ReactNode
  /** For a member: their seat, above. */
  you?: ReactNode
  /** What they have to know before they act. */
  notes?: ReactNode
}

/** The next thing to do: first in the side of a wide screen, along the bottom edge of a smaller one. */
export function NextStepCard({ line, aside, control, menu, you, notes }: Props) {
  return (
    <section
      ref={use(FocusHome)}
      className={classNames(styles.card, !you && styles.bare)}
      aria-label={m.next_step_title()}
      tabIndex={-1}
      data-bare={you ? undefined : true}
    >
      {you}
      <div className={styles.notes} data-notes>
        {notes}
      </div>
      <div className={styles.dock}>
        {/* A screen reader announces when the leader has decided or the mission has moved on. */}
        <div className={styles.line} role="status">
          <b className={styles.strong}>{line}</b>
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </div>
        <div className={styles.acts}>
          <div className={styles.control}>{control}</div>
          {menu}
        </div>
      </div>
    </section>
  )
}
