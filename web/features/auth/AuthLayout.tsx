import type { ReactNode } from 'react'
import { AuthArt } from './AuthArt.tsx'
import styles from './AuthLayout.module.css'

interface Props {
  title: string
  /** Below the title: where else to go, or what this is for. */
  lead: ReactNode
  /** The form gave way to what came of it, which is read out. */
  announce?: boolean
  artTitle: string
  artText: string
  children: ReactNode
}

/** Star chart on the left, the form on the right; on small screens the form alone. */
export function AuthLayout({ title, lead, announce, artTitle, artText, children }: Props) {
  return (
    <div className={styles.layout}>
      <AuthArt title={artTitle} text={artText} />
      <div className={styles.side}>
        <div role={announce ? 'status' : undefined} key={announce ? 'outcome' : 'form'}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
