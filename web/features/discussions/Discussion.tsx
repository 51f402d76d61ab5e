import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { type CommentChannel, commentChannels } from '#contract/wire/channels.ts'
import { m } from '#texts'
import { discussionHash, paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentList } from './CommentList.tsx'
import styles from './Discussion.module.css'
import type { DiscussionSlots } from './discussion-slots.ts'
import { useChat, useComments } from './discussions.queries.ts'
import { useArrival } from './use-arrival.ts'
import { useDrafts } from './use-drafts.ts'

/** How many public comments there are, with their replies, as far as they are loaded. */
function CommentCount({ crewId }: { crewId: number }) {
  const { data = [], hasNextPage } = useComments(crewId)
  const count = data.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0)
  return count > 0 ? (
    <Badge quiet count={count} hasMore={hasNextPage} label={m.discussions_count({ count })} />
  ) : null
}

/** How many messages of the chat the viewer has not read. */
function ChatUnread({ crewId }: { crewId: number }) {
  const count = useChat(crewId).data?.unreadCount ?? 0
  return count > 0 ? <Badge count={count} label={m.chat_unread({ count })} /> : null
}

/** The channel that the address names. */
const channelOf = (hash: string): CommentChannel | undefined =>
  commentChannels.find((channel) => discussionHash[channel] === hash)

interface Props extends DiscussionSlots {
  crewId: number
  /** What those aboard write to each other; absent for everyone else. */
  chat?: ((draft: { text: string; onTyped: (text: string) => void }) => ReactNode) | undefined
  /** Whether it is the first that those aboard see. */
  startsWithChat?: boolean
}

/** Questions and answers about the crew. Those aboard have a chat besides. */
export function Discussion({ crewId, chat, startsWithChat, ...slots }: Props) {
  const user = useUser()
  const location = useLocation()
  // The server does not know the part of the address that names a channel.
  const hash = useHydrated() ? location.hash : ''
  const redirect = `${location.pathname}${location.searchStr}${hash === '' ? '' : `#${hash}`}`
  const home = useRef<HTMLElement>(null)
  // A reader who joins meanwhile stays where they are.
  const [first] = useState<CommentChannel>(chat && startsWithChat ? 'crew' : 'public')
  const [chosen, setChosen] = useState<CommentChannel>()
  const { drafts, setComment, setReply } = useDrafts(crewId, user?.id)
  // Who leaves the crew is back among everyone.
  const channel = chat ? (chosen ?? channelOf(hash) ?? first) : 'public'
  const comments = useComments(crewId)
  const messages = useChat(crewId, chat !== undefined)
  const { isPending } = channel === 'crew' ? messages : comments
  useArrival(home, Object.values<string>(discussionHash).includes(hash), !isPending)
  return (
    <FocusHome value={home}>
      <Panel
        ref={home}
        className={styles.panel}
        title={m.discussions_title()}
        headerEnd={
          chat ? (
            <SegmentedControl
              label={m.discussions_channels()}
              size="sm"
              value={channel}
              onChange={setChosen}
              options={[
                {
                  value: 'crew',
                  label: m.discussions_crew(),
                  end: <ChatUnread crewId={crewId} />,
                },
                {
                  value: 'public',
                  label: m.discussions_public(),
                  end: <CommentCount crewId={crewId} />,
                },
              ]}
            />
          ) : null
        }
      >
        <div className={styles.body}>
          {chat && channel === 'crew' ? (
            chat({ text: drafts.crew, onTyped: (text) => setComment('crew', text) })
          ) : (
            <>
              {user ? (
                <CommentComposer
                  crewId={crewId}
                  label={m.discussions_comment()}
                  example={m.discussions_comment_example()}
                  sendLabel={m.discussions_send()}
                  text={drafts.public}
                  onTyped={(text) => setComment('public', text)}
                />
              ) : (
                <p className={styles.guest}>
                  <TextLink asChild>
                    <Link to={paths.login} search={{ redirect }}>
                      {m.discussions_sign_in()}
                    </Link>
                  </TextLink>{' '}
                  {m.discussions_sign_in_hint()}
                </p>
              )}
              <CommentList
                crewId={crewId}
                canWrite={user !== undefined}
                replies={drafts.replies}
                onReplyTyped={setReply}
                {...slots}
              />
            </>
          )}
        </div>
      </Panel>
    </FocusHome>
  )
}
