import { Bell } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useUnread } from '#web/session/unread-counts.ts'
import { UnreadLink } from './UnreadLink.tsx'

/** The bell: the link to the notices of the site, with the number of unread ones. */
export function NoticesButton() {
  return (
    <UnreadLink
      to={paths.notices}
      icon={<Bell size={18} aria-hidden />}
      unread={useUnread('notices')}
      name={(count) => (count ? m.bell_title_unread({ count }) : m.bell_title())}
    />
  )
}
