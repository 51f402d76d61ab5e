import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type MessageFolder, messageLimits } from '#contract/messages/limits.ts'
import {
  contactLeader,
  deleteMessage,
  listConversation,
  listMessages,
  type Message,
  messagePlayer,
  readAllMessages,
  readConversation,
  readMessage,
  replyToMessage,
} from '#contract/messages/messages.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentLocale } from '#web/i18n/language.ts'

interface Cursor {
  readonly before?: string
}
const firstPage: Cursor = {}

/** Where the next page begins; undefined after the last one. */
const nextCursor = (page: readonly Message[]): Cursor | undefined => {
  const oldest = page.at(-1)
  return oldest && page.length === messageLimits.page ? { before: String(oldest.id) } : undefined
}

/** Letters alone. While `paused`, neither the clock nor an event refetches the list. */
export const useFolder = (folder: MessageFolder, paused: boolean) => {
  const client = useQueryClient()
  return useInfiniteQuery({
    // The server names former members in the language of the page.
    queryKey: [...queryKeys.messages, folder, currentLocale()],
    queryFn: async ({ pageParam, signal }) => {
      const { messages, ...counts } = await call(
        listMessages,
        { query: { folder, kind: 'letters', ...pageParam } },
        { signal },
      )
      // The badge and the list come from one answer, so that they agree.
      client.setQueryData(queryKeys.unreadCounts, counts)
      return messages
    },
    initialPageParam: firstPage,
    getNextPageParam: nextCursor,
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: paused ? false : pollMs,
    meta: { paused },
  })
}

export const useConversation = (userId: number) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.conversations, userId],
    queryFn: ({ pageParam, signal }) =>
      call(listConversation, { params: { id: userId }, query: pageParam }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ messages }) => nextCursor(messages),
    select: ({ pages: [newest, ...older] }) =>
      newest && {
        player: newest.player,
        isBlocked: newest.isBlocked,
        // Read from top to bottom.
        messages: [newest, ...older].flatMap(({ messages }) => messages).reverse(),
      },
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** Whatever changes a message changes the lists, the conversation, the badges and who counts as invited. */
const changedByMessages = [
  queryKeys.messages,
  queryKeys.notices,
  queryKeys.conversations,
  queryKeys.unreadCounts,
  queryKeys.suggestions,
]

const useMessageChange = <Variables, Data>(
  change: (variables: Variables) => Promise<Data>,
  alsoChanged: (variables: Variables) => readonly QueryKey[] = () => [],
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always',
    onSuccess: async (_, variables) => {
      const changed = [...changedByMessages, ...alsoChanged(variables)]
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

export const useReadMessage = () => useMessageChange((id: number) => call(readMessage, { params: { id } }))

export const useReadConversation = () =>
  useMessageChange((userId: number) => call(readConversation, { params: { id: userId } }))

export const useReadAllLetters = () =>
  useMessageChange(() => call(readAllMessages, { query: { kind: 'letters' } }))

export const useDeleteMessage = () =>
  useMessageChange((id: number) => call(deleteMessage, { params: { id } }, { keepalive: true }))

export const useContactLeader = (crewId: number) =>
  useMessageChange((message: string) => call(contactLeader, { params: { id: crewId }, body: { message } }))

interface PlayerMessage {
  readonly message: string
  /** Makes it an invitation to this crew. */
  readonly crewId?: number
  /** The seat that the invitation names. */
  readonly roleId?: number | null | undefined
}

export const useMessagePlayer = (userId: number) =>
  useMessageChange(
    (body: PlayerMessage) => call(messagePlayer, { params: { id: userId }, body }),
    ({ crewId }) => (crewId === undefined ? [] : [queryKeys.offersOf(crewId)]),
  )

/** Replies to a message of the conversation, or begins the conversation. */
export const useReply = (userId: number, messageId: number | undefined) =>
  useMessageChange((message: string) =>
    messageId === undefined
      ? call(messagePlayer, { params: { id: userId }, body: { message } })
      : call(replyToMessage, { params: { id: messageId }, body: { message } }),
  )
