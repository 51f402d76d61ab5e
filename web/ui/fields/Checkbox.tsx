import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
}

/** A native check box with its label; the label may hold links. */
export function Checkbox({ children, className, ...rest }: Props) {
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
