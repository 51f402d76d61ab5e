import { useMutation, useQueryClient } from '@tanstack/react-query'
import { linkDiscord, unlinkDiscord } from '#contract/discord/discord.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Leaves for Discord, which leads back to the settings, or to `next`. */
export const useLinkDiscord = (next: string | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const { address } = await call(linkDiscord, { body: { password, next } })
      location.assign(address)
    },
    // It may be linked already, or the session no longer recent.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.signInMethods }),
  })
}

export const useUnlinkDiscord = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string | undefined) => call(unlinkDiscord, { body: { password } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.access }),
  })
}
