import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { shownCount } from '#web/ui/marks/shown-count.ts'
import styles from './UnreadLink.module.css'

interface Props {
  to: typeof paths.messages | typeof paths.notices
  icon: ReactNode
  /** Undefined until it is known. */
  unread: number | undefined
  /** What the link is called while so many are unread; undefined for none. */
  name: (count: string | undefined) => string
}

/** A link of the top bar with the number of what is unread behind it. */
export function UnreadLink({ to, icon, unread, name }: Props) {
  const count = unread ?? 0
  // Only what arrives after the page was opened is announced.
  const [announceAbove, setAnnounceAbove] = useState<number>()
  if (unread !== undefined && (announceAbove === undefined || unread < announceAbove))
    setAnnounceAbove(unread)
  const isNew = announceAbove !== undefined && count > announceAbove
  const label = name(count > 0 ? shownCount(count) : undefined)
  return (
    <>
      <IconButton asChild label={label} className={styles.button}>
        <Link to={to}>
          {icon}
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
