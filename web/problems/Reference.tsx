import styles from './Reference.module.css'
import { referenceText } from './reference-text.ts'

/** Below the text of an error. */
export function Reference({ error }: { error: unknown }) {
  const text = referenceText(error)
  return text ? <p className={styles.reference}>{text}</p> : null
}
