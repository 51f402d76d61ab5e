import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listChat, readChat } from '#contract/discussions/chat.ts'
import { listComments, listReplies, removeComment, writeComment } from '#contract/discussions/discussions.ts'
import type { CommentDraft } from '#contract/discussions/draft.ts'
import { commentLimits } from '#contract/discussions/fields.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const commentsQuery = (crewId: number) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.commentsOf(crewId), 'public'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        { params: { id: crewId }, query: pageParam ? { before: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < commentLimits.page ? undefined : String(page.at(-1)?.id)),
    select: ({ pages }) => pages.flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

/** All replies of a thread, from the newest page to as far back as was asked for. */
export const useReplies = (crewId: number, threadId: number, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.commentsOf(crewId), 'replies', threadId],
    queryFn: ({ pageParam, signal }) =>
      call(
        listReplies,
        { params: { id: threadId }, query: pageParam ? { before: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < commentLimits.repliesPage ? undefined : String(page[0]?.id)),
    select: ({ pages }) => pages.toReversed().flat(),
    staleTime: 10_000,
    refetchInterval: pollMs,
    enabled,
  })

export const useComments = (crewId: number) => useInfiniteQuery(commentsQuery(crewId))

export const chatQuery = (crewId: number) =>
  infiniteQueryOptions({
    queryKey: queryKeys.chatOf(crewId),
    queryFn: ({ pageParam, signal }) =>
      call(listChat, { params: { id: crewId }, query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages }) =>
      messages.length < commentLimits.chatPage ? undefined : String(messages.at(-1)?.id),
    select: ({ pages: [newest, ...older] }) =>
      newest && {
        readUpTo: newest.readUpTo,
        unreadCount: newest.unreadCount,
        people: newest.people,
        // Read from top to bottom.
        messages: [newest, ...older].flatMap(({ messages }) => messages).reverse(),
      },
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export type Chat = Answer<typeof listChat>

/** Only for those aboard. */
export const useChat = (crewId: number, enabled = true) => useInfiniteQuery({ ...chatQuery(crewId), enabled })

/** Nothing is refetched for it: the messages stay the same. */
export const useReadChat = (crewId: number) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) => call(readChat, { params: { id: crewId }, body: { upTo } }),
    onSuccess: (_, upTo) =>
      client.setQueryData(
        chatQuery(crewId).queryKey,
        (chat) =>
          chat && {
            ...chat,
            pages: chat.pages.map((page, index) =>
              index === 0 ? { ...page, readUpTo: upTo, unreadCount: 0 } : page,
            ),
          },
      ),
  })
}

/** After a change, successful or refused, the discussion is refetched. */
const useDiscussionChange = (crewId: number) => {
  const client = useQueryClient()
  const refetch = () =>
    Promise.all(
      [queryKeys.commentsOf(crewId), queryKeys.chatOf(crewId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  return {
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always' as const,
    onSuccess: refetch,
    onError: () => void refetch(),
  }
}

export const useWriteComment = (crewId: number) => {
  const change = useDiscussionChange(crewId)
  return useMutation({
    mutationFn: (body: CommentDraft) => call(writeComment, { params: { id: crewId }, body }),
    ...change,
    // Not awaited: the player goes on writing.
    onSuccess: () => void change.onSuccess(),
  })
}

export const useRemoveComment = (crewId: number) =>
  useMutation({
    mutationFn: (id: number) => call(removeComment, { params: { id } }),
    ...useDiscussionChange(crewId),
  })
