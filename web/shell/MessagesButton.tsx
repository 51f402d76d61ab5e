import { Mail } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { UnreadLink } from './UnreadLink.tsx'

/** The link to the inbox with the number of unread letters of players. */
export function MessagesButton() {
  return (
    <UnreadLink
      to={paths.messages}
      icon={<Mail size={18} aria-hidden />}
      unread={useUnread('conversations')}
      name={(count) => (count ? m.shell_messages_unread({ count }) : m.shell_messages())}
    />
  )
}
