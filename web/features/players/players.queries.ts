import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invitePlayers } from '#contract/messages/invitations.ts'
import {
  addFavourite,
  listFavourites,
  listFlownWith,
  removeFavourite,
  searchPlayers,
} from '#contract/players/players.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { isSearchable } from './players-search.ts'

const staleTime = 10_000

/**
 * Nothing is requested before there is enough to search for. The last hits stay until the next ones are there; that
 * no one was found does not.
 */
export const usePlayerSearch = (search: string) =>
  useQuery({
    queryKey: [...queryKeys.playerLists, 'search', search],
    queryFn: ({ signal }) => call(searchPlayers, { query: { search } }, { signal }),
    enabled: isSearchable(search),
    staleTime: 60_000,
    placeholderData: (last) => (last?.length ? last : undefined),
  })

const flownWithQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.playerLists, 'flown-with'],
    queryFn: ({ signal }) => call(listFlownWith, {}, { signal }),
    staleTime,
  })

export const useFlownWith = () => useQuery(flownWithQuery())

const favouritesQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.playerLists, 'favourites'],
    queryFn: ({ signal }) => call(listFavourites, {}, { signal }),
    staleTime,
  })

export const useFavourites = ({ enabled = true } = {}) => useQuery({ ...favouritesQuery(), enabled })

/** Makes the player a favourite, or no longer. */
export const useSetFavourite = (userId: number) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (isFavourite: boolean) =>
      call(isFavourite ? addFavourite : removeFavourite, { params: { userId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.playerLists }),
  })
}

interface Invitation {
  readonly crewId: number
  readonly userIds: readonly number[]
  /** The seat that the invitation of a single player names. */
  readonly roleId?: number | null | undefined
}

export const useInvitePlayers = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ crewId, userIds, roleId }: Invitation) =>
      call(invitePlayers, { params: { id: crewId }, body: { userIds: [...userIds], roleId } }),
    onSuccess: (_, { crewId }) => {
      for (const queryKey of [
        queryKeys.messages,
        queryKeys.conversations,
        queryKeys.suggestionsOf(crewId),
        queryKeys.offersOf(crewId),
      ]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}
