import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './StepState.module.css'

/** In place of the control: there is nothing to do but to wait. */
export function StepState({ children }: { children: ReactNode }) {
  return (
    <p className={styles.state}>
      <Hourglass size={18} aria-hidden />
      {children}
    </p>
  )
}
