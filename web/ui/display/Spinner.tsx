import { LoaderCircle } from 'lucide-react'
import styles from './Spinner.module.css'

/** Always beside a word: with reduced motion it stands still and says nothing by itself. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle className={styles.spinner} size={size} aria-hidden />
}
