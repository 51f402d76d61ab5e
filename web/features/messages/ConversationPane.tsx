import { Link } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { focusLateHeading } from '#web/browser/focus-late-heading.ts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { ScreenProblem } from '#web/problems/ScreenProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { KeyboardArea } from '#web/ui/display/KeyboardArea.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerHandle } from '#web/ui/players/PlayerHandle.tsx'
import { BackToList } from './BackToList.tsx'
import { BlockPlayer } from './blocks/BlockPlayer.tsx'
import { UnblockPlayer } from './blocks/UnblockPlayer.tsx'
import { ConversationMessage } from './ConversationMessage.tsx'
import type { InboxFormats, RenderReport } from './inbox-formats.ts'
import { useConversation } from './messages.queries.ts'
import type { MessagesSearch } from './messages-search.ts'
import styles from './Pane.module.css'
import { ReadButton } from './ReadButton.tsx'
import { InvitePlayer } from './writing/InvitePlayer.tsx'
import { ReplyForm } from './writing/ReplyForm.tsx'

interface Props extends InboxFormats {
  playerId: number
  search: MessagesSearch
  renderReport: RenderReport
}

/** What the player and another one wrote to each other, and the reply. */
export function ConversationPane({ playerId, search, renderReport, ...formats }: Props) {
  const query = useConversation(playerId)
  const { data, error, isPending, isFetching, refetch } = query
  const log = useRef<HTMLDivElement>(null)
  const newest = data?.messages.at(-1)?.id
  // The newest message is at the bottom.
  useLayoutEffect(() => {
    if (newest !== undefined && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [newest])
  if (isPending) {
    return (
      <LoadingRegion label={m.messages_loading()} className={styles.loading}>
        <Skeleton height={36} width={220} />
        <Skeleton height={80} radius={12} />
      </LoadingRegion>
    )
  }
  if (!data) {
    const isGone = error instanceof ApiError && error.status === 404
    return (
      <div className={styles.pane}>
        <div className={styles.header}>
          <BackToList search={search} />
        </div>
        {isGone ? (
          <EmptyState art="envelope" title={m.messages_player_gone()}>
            {m.messages_player_gone_text()}
          </EmptyState>
        ) : (
          <ScreenProblem
            title={m.messages_load_failed()}
            error={error}
            retrying={isFetching}
            onRetry={refetch}
            framed
          />
        )}
      </div>
    )
  }
  const { player, messages, isBlocked } = data
  const { averageRating, totalRatings } = player.reputation
  const title = m.messages_conversation({ name: player.displayName })
  return (
    <section className={styles.pane} aria-label={title}>
      <div className={styles.header}>
        <BackToList search={search} />
        <Avatar name={player.displayName} src={player.profileImage} size={36} />
        <div className={styles.who}>
          <h2 ref={focusLateHeading} className={styles.name}>
            <TextLink asChild touch>
              <Link to={paths.profile} params={{ userId: String(player.id) }} dir="auto">
                {player.displayName}
              </Link>
            </TextLink>
            <PlayerHandle player={player} />
            {totalRatings > 0 ? <Rating average={averageRating} count={totalRatings} /> : null}
          </h2>
        </div>
        <div className={styles.actions}>
          {messages.some(({ isRead }) => !isRead) ? (
            <ReadButton playerId={player.id} icon={<MailOpen size={16} aria-hidden />} />
          ) : null}
          {isBlocked ? null : (
            <>
              <InvitePlayer player={player} />
              <BlockPlayer player={player} />
            </>
          )}
        </div>
        {player.canReport || messages.some(({ isSent }) => !isSent) ? renderReport(player) : null}
      </div>
      <KeyboardArea
        ref={log}
        className={styles.log}
        role="log"
        aria-label={title}
        // New messages alone: the ages of the others change every minute.
        aria-relevant="additions"
      >
        {query.hasNextPage ? (
          <Button
            size="sm"
            className={styles.older}
            pending={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {m.messages_older()}
          </Button>
        ) : null}
        {query.isFetchNextPageError ? (
          <LoadProblem
            error={query.error}
            fallback={m.messages_load_failed_text()}
            retrying={query.isFetchingNextPage}
            onRetry={query.fetchNextPage}
          />
        ) : null}
        {messages.length === 0 ? <p>{m.messages_conversation_empty()}</p> : null}
        {messages.map((message, index) => (
          <ConversationMessage
            key={message.id}
            message={message}
            showsCrew={message.crewId !== messages[index - 1]?.crewId}
            {...formats}
          />
        ))}
      </KeyboardArea>
      <div className={styles.footer}>
        {isBlocked ? (
          <>
            <Note tone="plain">{m.messages_blocked_note()}</Note>
            <UnblockPlayer player={player} />
          </>
        ) : (
          <ReplyForm key={player.id} playerId={player.id} messageId={newest} />
        )}
      </div>
    </section>
  )
}
