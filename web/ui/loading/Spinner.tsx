import { LoaderCircle } from 'lucide-react'
import styles from './Spinner.module.css'

/** Always next to a text: with reduced motion it does not turn, and means nothing by itself. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle className={styles.spinner} size={size} aria-hidden />
}
