import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

type Props = { id: string; hint?: ReactNode; error?: ReactNode }

/** The hint of a field, or in its place the error. The error's region is always there, so it is announced. */
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
