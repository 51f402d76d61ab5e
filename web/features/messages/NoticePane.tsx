import { MailOpen } from 'lucide-react'
import type { Message } from '#contract/messages/messages.ts'
import { LogoMark } from '#web/ui/drawings/LogoMark.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { BackToList } from './BackToList.tsx'
import { DeleteMessage } from './DeleteMessage.tsx'
import type { InboxFormats } from './inbox-formats.ts'
import { nameOf } from './inbox-formats.ts'
import type { MessagesSearch } from './messages-search.ts'
import { NoticeLink } from './NoticeLink.tsx'
import styles from './Pane.module.css'
import { ReadButton } from './ReadButton.tsx'

interface Props extends InboxFormats {
  message: Message
  search: MessagesSearch
}

/** A notice, or what a deleted player wrote: there is no one to reply to. */
export function NoticePane({ message, search, formatMoment, renderText }: Props) {
  const { kind, crewId, crewTitle, isRead } = message
  const name = nameOf(message)
  return (
    <article className={styles.pane} aria-label={name}>
      <div className={styles.header}>
        <BackToList search={search} />
        {kind === 'system' ? (
          <span className={styles.site}>
            <LogoMark size={20} />
          </span>
        ) : (
          <Avatar name={name} size={36} />
        )}
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.detail}>
            <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
            {crewTitle ? (
              <>
                {' · '}
                <bdi>{crewTitle}</bdi>
              </>
            ) : null}
          </div>
        </div>
        <div className={styles.actions}>
          {isRead ? null : <ReadButton message={message} icon={<MailOpen size={16} aria-hidden />} />}
          <DeleteMessage message={message} />
        </div>
      </div>
      <div className={styles.body}>{renderText(message)}</div>
      {crewId === null ? null : (
        <div className={styles.footer}>
          <NoticeLink message={message} crewId={crewId} />
        </div>
      )}
    </article>
  )
}
