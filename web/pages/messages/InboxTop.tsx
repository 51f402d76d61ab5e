import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { UnreadBadge } from '#web/features/messages/UnreadBadge.tsx'
import { paths } from '#web/paths.ts'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import styles from './InboxTop.module.css'

interface Props {
  /** Of the open folder. */
  title: string
  /** What concerns its whole list. */
  children: ReactNode
}

/** The two folders, what players write and the notices of the site, each with its number. They are the title, too. */
export function InboxTop({ title, children }: Props) {
  return (
    <div className={styles.top}>
      <h1 className="sr-only">{title}</h1>
      <TabLinks label={m.messages_tabs()}>
        <TabLink>
          <Link to={paths.messages} activeOptions={{ exact: true, includeSearch: false }}>
            {m.messages_title()}
            <UnreadBadge of="letters" />
          </Link>
        </TabLink>
        <TabLink>
          <Link to={paths.notices}>
            {m.bell_title()}
            <UnreadBadge of="notices" />
          </Link>
        </TabLink>
      </TabLinks>
      {children}
    </div>
  )
}
