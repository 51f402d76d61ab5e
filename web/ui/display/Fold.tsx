import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Fold.module.css'

type Props = {
  icon?: ReactNode
  title: ReactNode
  /** The language of a title that players wrote. */
  lang?: string | undefined
  /** What is inside, in a few words. */
  hint?: ReactNode
  /** More of it, such as a row of chips: gives way to the content. */
  facts?: ReactNode
  /** Open at first, and whenever this becomes true: where someone waits. */
  open?: boolean | undefined
  onOpen?: (() => void) | undefined
  /** Without padding, so that rows and tables reach the edge. */
  flush?: boolean | undefined
  id?: string | undefined
  children: ReactNode
}

/**
 * One line that opens, for what is empty, done or rarely needed. Several may follow each other in a flush Panel. It is
 * the browser's own element, so that it works before the page does, and without script.
 */
export function Fold({ icon, title, lang, hint, facts, open, onOpen, flush, id, children }: Props) {
  const titleId = useId()
  return (
    <details
      id={id}
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.line}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <b id={titleId} className={styles.title} lang={lang}>
          {title}
        </b>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
        {facts ? <span className={styles.facts}>{facts}</span> : null}
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </summary>
      <section aria-labelledby={titleId} className={classNames(!flush && styles.content)}>
        {children}
      </section>
    </details>
  )
}
