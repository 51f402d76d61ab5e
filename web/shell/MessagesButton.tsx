import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useUnreadCount } from '#web/features/messages/messages.queries.ts'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import styles from './MessagesButton.module.css'

/** The way to the inbox, with what waits there. */
export function MessagesButton() {
  const known = useUnreadCount()
  const count = known ?? 0
  // What was there when the page was opened is no news; what comes later is announced.
  const [quietUpTo, setQuietUpTo] = useState<number>()
  if (known !== undefined && (quietUpTo === undefined || known < quietUpTo)) setQuietUpTo(known)
  const isNews = quietUpTo !== undefined && count > quietUpTo
  const label = count > 0 ? m.shell_messages_unread({ count }) : m.shell_messages()
  return (
    <>
      <IconButton asChild label={label} className={styles.button}>
        <Link to={paths.messages}>
          <Mail size={18} aria-hidden />
          {count > 0 ? (
            <span className={styles.badge}>
              <Badge count={count} />
            </span>
          ) : null}
        </Link>
      </IconButton>
      <span className="sr-only" role="status">
        {isNews ? label : ''}
      </span>
    </>
  )
}
