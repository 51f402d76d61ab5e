import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerHandle } from '#web/ui/players/PlayerHandle.tsx'
import { nameOf } from './inbox-formats.ts'
import styles from './MessageRow.module.css'
import type { MessagesSearch } from './messages-search.ts'
import { RowReadButton } from './RowReadButton.tsx'

interface Props {
  message: Message
  search: MessagesSearch
  isOpen: boolean
  formatAge: (moment: string) => string
}

export function MessageRow({ message, search, isOpen, formatAge }: Props) {
  const { id, kind, isRead, isSent, partner, crewTitle } = message
  const link = useRef<HTMLAnchorElement>(null)
  const textId = useId()
  const name = nameOf(message)
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Link
        ref={link}
        className={styles.link}
        to={paths.messages}
        search={{ folder: search.folder, open: id, with: partner?.id }}
        resetScroll={false}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={isRead ? styles.read : styles.dot}>
          {isRead ? null : <span className="sr-only">{m.messages_unread()}</span>}
        </span>
        <Avatar name={name} src={partner?.profileImage} size={36} />
        <span className={styles.text}>
          <span className={styles.head}>
            <span className={styles.name} dir="auto">
              {isSent ? m.messages_to({ name }) : name}
            </span>{' '}
            {partner ? <PlayerHandle player={partner} /> : null}{' '}
            <time className={styles.time} dateTime={message.createdAt}>
              {formatAge(message.createdAt)}
            </time>
          </span>{' '}
          {crewTitle ? (
            <span className={styles.crew} dir="auto">
              {kind === 'invitation' ? `${m.messages_invitation()} · ${crewTitle}` : crewTitle}
            </span>
          ) : null}{' '}
          <span id={textId} className={styles.excerpt} dir="auto">
            {message.message}
          </span>
        </span>
      </Link>
      {isRead ? null : <RowReadButton message={message} focusNext={link} describedBy={textId} />}
    </li>
  )
}
