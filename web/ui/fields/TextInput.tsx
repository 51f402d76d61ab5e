import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldControl } from './field-context.ts'
import styles from './TextInput.module.css'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** sm in filters and tables, lg in the sign-in forms and the search bar. */
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: ReactNode
  /** At the right edge: a unit ("minutes"), a key hint or a small button. */
  end?: ReactNode
}

export function TextInput({ size = 'md', icon, end, className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest)
  return (
    <div className={classNames('focus-within', styles.box, styles[size], className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <input
        type="text"
        dir="auto"
        {...rest}
        {...wiring}
        className={styles.input}
        data-icon={icon ? '' : undefined}
      />
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  )
}
