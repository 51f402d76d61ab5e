import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Panel.module.css'

type Props = {
  title?: ReactNode
  heading?: 'h2' | 'h3' | undefined
  /** Right of the title. */
  headerEnd?: ReactNode
  /** Without padding, so that rows and tables reach the edge. */
  flush?: boolean | undefined
  className?: string | undefined
  /** For a panel that can get the focus. */
  ref?: Ref<HTMLElement> | undefined
  children: ReactNode
}

export function Panel({ title, heading: Heading = 'h2', headerEnd, flush, className, ref, children }: Props) {
  const titleId = useId()
  return (
    <section
      ref={ref}
      className={classNames(styles.panel, className)}
      aria-labelledby={title ? titleId : undefined}
      tabIndex={ref ? -1 : undefined}
    >
      {title || headerEnd ? (
        <div className={styles.header}>
          {title ? (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          ) : null}
          {headerEnd}
        </div>
      ) : null}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
