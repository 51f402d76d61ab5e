import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { AuthArt } from './AuthArt.tsx'
import styles from './AuthLayout.module.css'

interface Props {
  title: string
  /** Below the title: a link to another form, or an explanation. */
  lead?: ReactNode
  /** Increases when another view replaces this one; its title then gets the focus. */
  step?: number
  artTitle: string
  artText: string
  /** On wide screens, in place of the star chart: what the visitor came for. */
  beside?: ReactNode
  /** The same on small screens, above the title. */
  above?: ReactNode
  children: ReactNode
}

const focus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** The star chart on the left, the form on the right; on small screens only the form. */
export function AuthLayout({ title, lead, step = 0, artTitle, artText, beside, above, children }: Props) {
  return (
    <div className={classNames(styles.layout, beside ? styles.withBeside : undefined)}>
      {beside ? <div className={styles.beside}>{beside}</div> : <AuthArt title={artTitle} text={artText} />}
      <div className={styles.side}>
        {above ? <div className={styles.above}>{above}</div> : null}
        <div>
          <h1 key={step} ref={step > 0 ? focus : undefined} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  )
}
