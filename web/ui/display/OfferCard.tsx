import { type ReactNode, useId } from 'react'
import styles from './OfferCard.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Something that waits for the player's answer. */
export function OfferCard({ title, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
