import { X } from 'lucide-react'
import { m } from '#texts'
import styles from './Tag.module.css'

/** A choice that can be removed, such as an active filter. */
export function Tag({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <span className={styles.tag}>
      {children}
      <button
        type="button"
        className={styles.remove}
        aria-label={m.ui_remove({ name: children })}
        onClick={onRemove}
      >
        <X size={12} aria-hidden />
      </button>
    </span>
  )
}
