import { useRef, useState } from 'react'
import type { Comment, CommentThread as Thread } from '#contract/discussions/discussions.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { authorNameOf, CommentActions } from './CommentActions.tsx'
import { CommentCard } from './CommentCard.tsx'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentReplies } from './CommentReplies.tsx'
import styles from './CommentThread.module.css'
import type { DiscussionSlots } from './discussion-slots.ts'

interface Props extends DiscussionSlots {
  crewId: number
  thread: Thread
  canWrite: boolean
  /** The reply that is being written. */
  reply: string
  onReplyTyped: (text: string) => void
}

/** A comment with its replies. */
export function CommentThread(props: Props) {
  const { crewId, thread, canWrite, reply, onReplyTyped, formatWrittenAt, othersActions } = props
  const { moderatorRemoval } = props
  // A reply that was begun earlier is shown again, but does not take the focus.
  const [openedBy, setOpenedBy] = useState<'draft' | 'player' | 'nobody'>()
  if (openedBy === undefined && reply !== '') setOpenedBy('draft')
  const isReplying = openedBy === 'draft' || openedBy === 'player'
  const returnsFocus = useRef(false)
  const name = authorNameOf(thread)
  // There is nothing left to reply to.
  const isEmpty = thread.removedBy !== null && thread.replies.length === 0
  const close = () => {
    returnsFocus.current = true
    setOpenedBy('nobody')
  }
  const card = (comment: Comment) => (
    <CommentCard
      comment={comment}
      formatWrittenAt={formatWrittenAt}
      actions={
        <CommentActions
          crewId={crewId}
          comment={comment}
          othersActions={othersActions}
          moderatorRemoval={moderatorRemoval}
        />
      }
    />
  )
  return (
    <>
      {card(thread)}
      <div className={styles.below}>
        <CommentReplies crewId={crewId} thread={thread} card={card} />
        {canWrite && !isReplying && !isEmpty ? (
          <Button
            // The composer takes the focus with it when it closes.
            ref={(button) => {
              if (button && returnsFocus.current) button.focus()
              returnsFocus.current = false
            }}
            size="sm"
            variant="ghost"
            aria-label={
              thread.removedBy ? m.discussions_reply_to_removed() : m.discussions_reply_to({ name })
            }
            onClick={() => setOpenedBy('player')}
          >
            {m.discussions_reply()}
          </Button>
        ) : null}
        {canWrite && isReplying ? (
          <CommentComposer
            crewId={crewId}
            parentId={thread.id}
            label={m.discussions_your_reply({ name })}
            example={m.discussions_your_reply({ name })}
            sendLabel={m.discussions_send_reply()}
            text={reply}
            onTyped={onReplyTyped}
            onSent={close}
            autoFocus={openedBy === 'player'}
          >
            <Button size="sm" variant="ghost" onClick={close}>
              {m.ui_cancel()}
            </Button>
          </CommentComposer>
        ) : null}
      </div>
    </>
  )
}
