import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Props = { id: string; hint?: ReactNode; error?: ReactNode }

/** The hint or the error of a field. The live region is always rendered, so that an error is announced. */
export function FieldMessage({ id, hint, error }: Props) {
  return (
    <>
      {hint && !error ? (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p id={id} className={styles.error}>
            <CircleAlert size={14} aria-hidden />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </>
  )
}
