import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  blockPlayer,
  getContactSettings,
  listBlocks,
  unblockPlayer,
  updateContactSettings,
} from '#contract/blocks.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useBlocks = () =>
  useQuery({
    queryKey: queryKeys.blocks,
    queryFn: ({ signal }) => call(listBlocks, {}, { signal }),
    staleTime: 0,
  })

/** The conversation says whether its player is blocked. */
const useBlockChange = (change: (userId: number) => Promise<void>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.blocks }),
        client.invalidateQueries({ queryKey: queryKeys.conversations }),
      ])
    },
  })
}

export const useBlockPlayer = () => useBlockChange((userId) => call(blockPlayer, { params: { userId } }))

export const useUnblockPlayer = () => useBlockChange((userId) => call(unblockPlayer, { params: { userId } }))

export const useRefusesContact = () =>
  useQuery({
    queryKey: queryKeys.contact,
    queryFn: ({ signal }) => call(getContactSettings, {}, { signal }),
    select: ({ acceptsContact }) => !acceptsContact,
  })

export const useUpdateRefusesContact = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (refuses: boolean) => call(updateContactSettings, { body: { acceptsContact: !refuses } }),
    onSuccess: (settings) => client.setQueryData(queryKeys.contact, settings),
  })
}
