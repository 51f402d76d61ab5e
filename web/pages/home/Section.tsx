import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

type Props = { title: string; text?: string; children: ReactNode }

/** A part of the home page under a heading of its own. */
export function Section({ title, text, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.content}>{children}</div>
    </section>
  )
}
