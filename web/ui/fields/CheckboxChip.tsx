import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './CheckboxChip.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A radio button for one choice out of many, with the same look. */
  type?: 'checkbox' | 'radio' | undefined
  icon?: ReactNode
  /** A second line, such as "18–24". */
  detail?: ReactNode
  /** Shows a tick when checked; not needed with an icon or a detail. */
  tick?: boolean | undefined
  /** The name of an activity colour in tokens.css, instead of amber. */
  hue?: string | undefined
}

export function CheckboxChip({
  children,
  type = 'checkbox',
  icon,
  detail,
  tick,
  hue,
  className,
  ...rest
}: Props) {
  return (
    <label
      className={classNames('focus-within', styles.chip, detail ? styles.tall : undefined, className)}
      data-act={hue}
    >
      <input type={type} {...rest} className={styles.input} />
      {tick ? <Check className={styles.tick} aria-hidden /> : null}
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span>{children}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </label>
  )
}
