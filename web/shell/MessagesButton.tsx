import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useUnreadCount } from '#web/features/messages/messages.queries.ts'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import styles from './MessagesButton.module.css'

/** The link to the inbox with the number of unread messages. */
export function MessagesButton() {
  const unread = useUnreadCount()
  const count = unread ?? 0
  // Only messages that arrive after the page was opened are announced.
  const [announceAbove, setAnnounceAbove] = useState<number>()
  if (unread !== undefined && (announceAbove === undefined || unread < announceAbove))
    setAnnounceAbove(unread)
  const isNew = announceAbove !== undefined && count > announceAbove
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
        {isNew ? label : ''}
      </span>
    </>
  )
}
