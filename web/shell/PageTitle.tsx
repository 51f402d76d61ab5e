import type { ReactNode, Ref } from 'react'
import styles from './PageTitle.module.css'

interface Props {
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function PageTitle({ ref, children }: Props) {
  return (
    <h1 ref={ref} className={styles.title}>
      {children}
    </h1>
  )
}
