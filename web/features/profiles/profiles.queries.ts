import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileChanges } from '#contract/profiles/changes.ts'
import { updateWeekHours } from '#contract/profiles/hours.ts'
import {
  getPlayerProfile,
  getPlayerReputation,
  getPlayerStatistics,
  listPlayerMissions,
} from '#contract/profiles/players.ts'
import { getOwnProfile, updateProfile } from '#contract/profiles/profiles.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { beginSession } from '#web/api/session-store.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

// Others change what these show, so they are refetched whenever the page is opened.
const staleTime = 10_000

export const playerQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.player(id), 'profile'],
    queryFn: ({ signal }) => call(getPlayerProfile, { params: { id } }, { signal }),
    staleTime,
  })

/** Without an id nothing is requested. */
export const usePlayer = (id: number | undefined) =>
  useQuery({ ...playerQuery(id ?? 0), enabled: id !== undefined })

export const statisticsQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.player(id), 'statistics'],
    queryFn: ({ signal }) => call(getPlayerStatistics, { params: { id } }, { signal }),
    staleTime,
  })

/** Without an id nothing is requested. */
export const useStatistics = (id: number | undefined) =>
  useQuery({ ...statisticsQuery(id ?? 0), enabled: id !== undefined })

export const reputationQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.player(id), 'reputation'],
    queryFn: ({ signal }) => call(getPlayerReputation, { params: { id } }, { signal }),
    staleTime,
  })

export const useReputation = (id: number) => useQuery(reputationQuery(id))

export const missionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.player(id), 'missions'],
    queryFn: async ({ signal }) => (await call(listPlayerMissions, { params: { id } }, { signal })).missions,
    staleTime,
  })

export const useMissions = (id: number) => useQuery(missionsQuery(id))

export const useOwnProfile = () =>
  useQuery({
    queryKey: queryKeys.ownProfile,
    queryFn: ({ signal }) => call(getOwnProfile, {}, { signal }),
    staleTime: 0,
  })

export const useUpdateProfile = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(queryKeys.ownProfile, profile)
      const { bio, isHandleVerified, ...user } = profile
      beginSession(user)
      // Cards, crews and comments show the name, and hours that are not named follow from the play times.
      void client.invalidateQueries()
    },
  })
}

export const useUpdateWeekHours = () =>
  useMutation({
    ...useAnsweredChange<Answer<typeof updateWeekHours>, boolean[]>(queryKeys.weekHours, {
      update: (_, { hours }) => hours,
      // What fits the player may be another list now.
      also: () => [{ queryKey: queryKeys.board }],
    }),
    mutationFn: (hours: readonly boolean[]) => call(updateWeekHours, { body: { hours: [...hours] } }),
  })
