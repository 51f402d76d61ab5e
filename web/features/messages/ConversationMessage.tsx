import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { PlayerHandle } from '#web/ui/players/PlayerHandle.tsx'
import styles from './ConversationMessage.module.css'
import { DeleteMessage } from './DeleteMessage.tsx'
import type { InboxFormats } from './inbox-formats.ts'

interface Props extends InboxFormats {
  message: Message
  /** Not if the message before is about the same crew. */
  showsCrew: boolean
}

export function ConversationMessage({ message, showsCrew, ...formats }: Props) {
  const { formatAge, formatMoment, renderText, renderOffer } = formats
  const { kind, isSent, isRead, partner, crewId, crewTitle, createdAt, offer } = message
  const article = useRef<HTMLElement>(null)
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={styles.message}
      data-sent={isSent || undefined}
      data-unread={!isRead || undefined}
      aria-label={isSent ? m.messages_you() : message.senderDisplayName}
    >
      <div className={styles.meta}>
        <span className={styles.author} dir="auto">
          {isSent ? m.messages_you() : message.senderDisplayName}
        </span>
        {isSent || !partner ? null : <PlayerHandle player={partner} />}
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatAge(createdAt)}
        </time>
        {isRead ? null : <span className="sr-only">{m.messages_unread()}</span>}
        {kind === 'invitation' ? <Chip tone="beacon">{m.messages_invitation()}</Chip> : null}
        {showsCrew && kind === 'direct' && crewId !== null && crewTitle !== null ? (
          <TextLink asChild touch>
            <Link to={paths.crew} params={{ id: String(crewId) }} dir="auto">
              {crewTitle}
            </Link>
          </TextLink>
        ) : null}
      </div>
      <DeleteMessage message={message} />
      <div className={styles.text}>
        {renderText(message)}
        {kind === 'invitation' && crewId !== null ? (
          <div className={styles.invitation}>
            <Button asChild size="sm" variant="soft" className={styles.toCrew}>
              <Link to={paths.crew} params={{ id: String(crewId) }} dir="auto">
                {crewTitle ?? m.messages_to_crew()}
                <ArrowRight size={14} aria-hidden />
              </Link>
            </Button>
          </div>
        ) : null}
        {offer ? <FocusHome value={article}>{renderOffer(message, offer)}</FocusHome> : null}
      </div>
    </article>
  )
}
