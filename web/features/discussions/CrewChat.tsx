import { m } from '#texts'
import { useUser } from '#web/session/session.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatLog } from './ChatLog.tsx'
import { DiscussionPending } from './DiscussionPending.tsx'
import type { DiscussionSlots } from './discussion-slots.ts'
import { useChat } from './discussions.queries.ts'

interface Props extends DiscussionSlots {
  crewId: number
  /** The mission has ended: nobody meets for it any more. */
  isOver: boolean
  text: string
  onTyped: (text: string) => void
}

/** What those aboard write to each other. */
export function CrewChat({ crewId, isOver, text, onTyped, ...slots }: Props) {
  const query = useChat(crewId)
  const { data } = query
  const user = useUser()
  const others = (data?.people ?? []).filter(({ id }) => id !== user?.id)
  const older = {
    hasMore: query.hasNextPage,
    pending: query.isFetchingNextPage,
    error: query.isFetchNextPageError ? query.error : undefined,
    load: () => void query.fetchNextPage(),
  }
  return (
    <>
      {data ? (
        <ChatLog crewId={crewId} isOver={isOver} chat={data} older={older} {...slots} />
      ) : (
        <DiscussionPending query={query} />
      )}
      <ChatComposer
        crewId={crewId}
        people={others}
        example={isOver ? m.chat_example_after() : m.chat_example()}
        text={text}
        onTyped={onTyped}
      />
    </>
  )
}
