import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './Switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'children' | 'className'> & {
  /** Undefined until it is known: its place is kept, and it looks neither on nor off. */
  checked: boolean | undefined
  label: ReactNode
  /** What it does, or how things stand. */
  hint?: ReactNode
}

/** A setting that is on or off at once, as a row with its switch at the end. */
export function Switch({ checked, label, hint, ...rest }: Props) {
  const hintId = useId()
  return (
    <div>
      {checked === undefined ? (
        <div className={styles.option}>
          <span className={styles.label}>{label}</span>
          <span className={styles.unknown}>
            <Skeleton width={40} height={24} radius={12} />
          </span>
        </div>
      ) : (
        <label className={styles.option}>
          <span className={styles.label}>{label}</span>
          <input
            type="checkbox"
            role="switch"
            checked={checked}
            aria-checked={checked}
            aria-describedby={hint ? hintId : undefined}
            {...rest}
            className={styles.input}
          />
          <span className={classNames('focus-beside', styles.track)} />
        </label>
      )}
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}
