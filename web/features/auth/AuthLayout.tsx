import type { ReactNode } from 'react'
import { AuthArt } from './AuthArt.tsx'
import styles from './AuthLayout.module.css'

interface Props {
  title: string
  /** Below the title: where else to go, or what this is for. */
  lead: ReactNode
  /** Counts the views that took each other's place. From the second on, reading goes on at the new title. */
  step?: number
  artTitle: string
  artText: string
  children: ReactNode
}

const focus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Star chart on the left, the form on the right; on small screens the form alone. */
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
