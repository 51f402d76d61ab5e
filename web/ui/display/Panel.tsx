import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Panel.module.css'

type Props = {
  title?: ReactNode
  /** Instead of a title, where the content needs none to be understood. */
  label?: string | undefined
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

export function Panel({
  title,
  label,
  heading: Heading = 'h2',
  headerEnd,
  flush,
  className,
  ref,
  children,
}: Props) {
  const titleId = useId()
  return (
    <section
      ref={ref}
      className={classNames(styles.panel, className)}
      aria-label={label}
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
