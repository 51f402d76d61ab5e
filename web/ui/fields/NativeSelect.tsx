import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldControl } from './field-context.ts'
import styles from './NativeSelect.module.css'

type Props = Omit<ComponentProps<'select'>, 'size'> & {
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: ReactNode
}

/** The browser's own select: it suits long lists such as time zones, and phones. */
export function NativeSelect({ size = 'md', icon, className, ...rest }: Props) {
  const wiring = useFieldControl(rest)
  return (
    <div className={classNames(styles.box, className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <select {...rest} {...wiring} className={classNames(styles.select, styles[size])} />
      <ChevronDown className={styles.arrow} aria-hidden />
    </div>
  )
}
