import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { acknowledgeWarning, listOwnWarnings, type OwnWarning } from '#contract/sanctions/warnings.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useUser } from './session.ts'

/** The warnings that the player has received. */
export const ownWarningsQuery = () =>
  queryOptions({
    queryKey: queryKeys.ownWarnings,
    queryFn: ({ signal }) => call(listOwnWarnings, {}, { signal }),
  })

/** Guests have none. */
export const useOwnWarnings = () => useQuery({ ...ownWarningsQuery(), enabled: useUser() !== undefined })

/** A player cannot post until they have confirmed that they have read it. */
export const isOpen = ({ acknowledgedAt }: OwnWarning): boolean => acknowledgedAt === null

export const useAcknowledgeWarning = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(acknowledgeWarning, { params: { id } }),
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.ownWarnings }),
  })
}
