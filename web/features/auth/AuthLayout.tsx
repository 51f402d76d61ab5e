import type { ReactNode } from 'react'
import { AuthArt } from './AuthArt.tsx'
import styles from './AuthLayout.module.css'

interface Props {
  title: string
  /** Below the title: a link to another form, or an explanation. */
  lead: ReactNode
  /** Increases when another view replaces this one; its title then gets the focus. */
  step?: number
  artTitle: string
  artText: string
  children: ReactNode
}

const focus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** The star chart on the left, the form on the right; on small screens only the form. */
export function AuthLayout({ title, lead, step = 0, artTitle, artText, children }: Props) {
  return (
    <div className={styles.layout}>
      <AuthArt title={artTitle} text={artText} />
      <div className={styles.side}>
        <div>
          <h1 key={step} ref={step > 0 ? focus : undefined} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
