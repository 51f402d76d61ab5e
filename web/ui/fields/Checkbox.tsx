import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** Whether it is ticked is not known yet: its place is kept. */
  loading?: boolean
}

/** A native check box with its label; the label may hold links. */
export function Checkbox({ children, loading, className, ...rest }: Props) {
  if (loading) {
    return (
      <div className={classNames(styles.option, className)}>
        <span className={styles.unknown}>
          <Skeleton width="var(--box)" height="var(--box)" radius={4} />
        </span>
        <span>{children}</span>
      </div>
    )
  }
  return (
    <label className={classNames(styles.option, className)}>
      <input type="checkbox" {...rest} className={styles.input} />
      <span className={classNames('focus-beside', styles.box)}>
        <Check size={12} strokeWidth={3} aria-hidden />
      </span>
      <span>{children}</span>
    </label>
  )
}
