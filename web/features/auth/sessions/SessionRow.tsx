import { Monitor, Smartphone } from 'lucide-react'
import type { Session } from '#contract/auth/auth.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { useEndSession } from '#web/features/auth/auth.queries.ts'
import { formatAgo, formatDateTime } from '#web/i18n/format.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { deviceName } from './device-name.ts'
import styles from './SessionList.module.css'

const isPhone = (userAgent: string | null) => /iPhone|Android|Mobile/.test(userAgent ?? '')

interface Props {
  session: Session
  /** The time zone in which times are shown. */
  zone: string
}

export function SessionRow({ session, zone }: Props) {
  const toast = useToast()
  const ending = useEndSession()
  const device = deviceName(session.userAgent)
  const Icon = isPhone(session.userAgent) ? Smartphone : Monitor
  const end = () =>
    ending.mutate(session.id, {
      onSuccess: () => toast.show({ title: m.auth_sessions_ended({ device }) }),
      onError: (error) => toast.show(problemToast(error, errorText(error, m.shell_error_title()))),
    })
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.text}>
        <div className={styles.device}>
          {device}
          {session.isCurrent ? <Chip tone="ok">{m.auth_sessions_this()}</Chip> : null}
        </div>
        <div className={styles.when}>
          <span>
            {m.auth_sessions_last_seen({ when: formatAgo(new Date(session.lastSeenAt), new Date(), zone) })}
          </span>
          <span>{m.auth_sessions_since({ date: formatDateTime(new Date(session.createdAt), zone) })}</span>
        </div>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="sm"
          pending={ending.isPending}
          aria-label={m.auth_sessions_end_label({ device })}
          onClick={end}
        >
          {m.auth_sessions_end()}
        </Button>
      )}
    </li>
  )
}
