import { CircleAlert, Info, Lightbulb, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Note.module.css'

type Props = {
  tone?: 'danger' | 'warn' | 'info' | 'beacon' | 'plain' | undefined
  /** Replaces the icon of the tone; null for none. */
  icon?: ReactNode
  /** Screen readers read it immediately when it appears, such as a failed sign-in. */
  alert?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

const tones = {
  danger: { Icon: CircleAlert, look: styles.danger },
  warn: { Icon: TriangleAlert, look: styles.warn },
  info: { Icon: Info, look: styles.info },
  beacon: { Icon: Lightbulb, look: styles.beacon },
  plain: { Icon: Info, look: undefined },
}

export function Note({ tone = 'plain', icon, alert, className, children }: Props) {
  const { Icon, look } = tones[tone]
  return (
    <div className={classNames(styles.note, look, className)} role={alert ? 'alert' : undefined}>
      {icon === null ? null : (
        <span className={styles.icon} aria-hidden>
          {icon ?? <Icon />}
        </span>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  )
}
