import { MailOpen } from 'lucide-react'
import type { Message } from '#contract/messages/messages.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { BackToList } from './BackToList.tsx'
import { DeleteMessage } from './DeleteMessage.tsx'
import type { InboxFormats } from './inbox-formats.ts'
import { nameOf } from './inbox-formats.ts'
import type { MessagesSearch } from './messages-search.ts'
import styles from './Pane.module.css'
import { ReadButton } from './ReadButton.tsx'

interface Props extends InboxFormats {
  message: Message
  search: MessagesSearch
}

/** What a deleted player wrote: there is no one to reply to. */
export function FormerMemberPane({ message, search, formatMoment, renderText }: Props) {
  const { crewTitle, isRead } = message
  const name = nameOf(message)
  return (
    <article className={styles.pane} aria-label={name}>
      <div className={styles.header}>
        <BackToList search={search} />
        <Avatar name={name} size={36} />
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
    </article>
  )
}
