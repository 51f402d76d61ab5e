import type { ReactNode } from 'react'
import styles from './CountedTitle.module.css'
import { PageTitle } from './PageTitle.tsx'

interface Props {
  title: string
  /** Beside the title. */
  count: ReactNode
  subtitle: string
}

/** The title of a page with a number beside it, such as how much is unread. */
export function CountedTitle({ title, count, subtitle }: Props) {
  return (
    <>
      <div className={styles.heading}>
        <PageTitle>{title}</PageTitle>
        {count}
      </div>
      <p className={styles.subtitle}>{subtitle}</p>
    </>
  )
}
