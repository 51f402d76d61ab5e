import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getSignInMethods } from '#contract/auth/sign-in-methods.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { changeRole, getUser, getUserStats, listUsers } from '#contract/user-list/user-list.ts'
import type { UserRole } from '#contract/users/users.ts'
import { call, callWithTotal } from '#web/api/call.ts'
import { pollMs } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useModerationChange } from '#web/features/moderation/use-moderation-change.ts'
import type { UsersSearch } from './users-search.ts'

export const useUserStats = () =>
  useQuery({
    queryKey: [...queryKeys.moderation, 'user-stats'],
    queryFn: ({ signal }) => call(getUserStats, {}, { signal }),
    staleTime: 10_000,
    refetchInterval: pollMs,
  })

export const useUsers = ({ search, filter, sort }: UsersSearch) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.moderation, 'users', { search, filter, sort }],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal(
        listUsers,
        { query: { search, filter, sort, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ items }) =>
      items.length < moderationLimits.page ? undefined : String(items.at(-1)?.id),
    select: ({ pages }) => ({
      users: pages.flatMap(({ items }) => items),
      total: pages[0]?.total ?? 0,
      isCapped: pages[0]?.isCapped === true,
    }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

export const useUserDetails = (id: number | undefined) =>
  useQuery({
    queryKey: [...queryKeys.moderation, 'user', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getUser, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const useChangeRole = (id: number) =>
  useModerationChange((body: { role: UserRole; password?: string | undefined }) =>
    call(changeRole, { params: { id }, body }),
  )

/** Whether the admin proves with a password that they are at the keyboard; else the server wants a recent session. */
export const useHasPassword = () =>
  useQuery({
    queryKey: queryKeys.signInMethods,
    queryFn: ({ signal }) => call(getSignInMethods, {}, { signal }),
    staleTime: 0,
  }).data?.hasPassword ?? true
