import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  blockPlayer,
  type ContactSettings,
  getContactSettings,
  listBlocks,
  unblockPlayer,
  updateContactSettings,
} from '#contract/blocks/blocks.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const blocksQuery = () =>
  queryOptions({
    queryKey: queryKeys.blocks,
    queryFn: ({ signal }) => call(listBlocks, {}, { signal }),
    staleTime: 10_000,
  })

export const useBlocks = () => useQuery(blocksQuery())

/** The conversation says whether its player is blocked. */
const useBlockChange = (change: (userId: number) => Promise<void>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.blocks }),
        client.invalidateQueries({ queryKey: queryKeys.conversations }),
        client.invalidateQueries({ queryKey: queryKeys.suggestions }),
        client.invalidateQueries({ queryKey: queryKeys.playerLists }),
      ])
    },
  })
}

export const useBlockPlayer = () => useBlockChange((userId) => call(blockPlayer, { params: { userId } }))

export const useUnblockPlayer = () => useBlockChange((userId) => call(unblockPlayer, { params: { userId } }))

/** Whether the setting has this value. */
export const useContactSetting = (setting: keyof ContactSettings, value: boolean) =>
  useQuery({
    queryKey: queryKeys.contact,
    queryFn: ({ signal }) => call(getContactSettings, {}, { signal }),
    select: (settings) => settings[setting] === value,
  })

/** Gives the setting this value, or the other one. */
export const useUpdateContactSetting = (setting: keyof ContactSettings, value: boolean) =>
  useMutation({
    ...useAnsweredChange<ContactSettings>(queryKeys.contact),
    mutationFn: (isValue: boolean) => call(updateContactSettings, { body: { [setting]: isValue === value } }),
  })
