import type { ReactNode } from 'react'
import styles from './Gallery.module.css'

type Props = {
  caption: string
  /** A row that wraps, the columns of a form, or no layout. */
  layout?: 'row' | 'columns' | 'plain'
  children: ReactNode
}

export function Specimen({ caption, layout = 'row', children }: Props) {
  return (
    <div className={styles.specimen}>
      <p className={styles.caption}>{caption}</p>
      <div className={styles[layout]}>{children}</div>
    </div>
  )
}
