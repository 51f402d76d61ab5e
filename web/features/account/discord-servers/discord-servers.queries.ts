import { useMutation, useQuery } from '@tanstack/react-query'
import { endDiscordFollow, listDiscordServers } from '#contract/discord-app/discord-app.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const useDiscordServers = () =>
  useQuery({
    queryKey: queryKeys.discordServers,
    queryFn: ({ signal }) => call(listDiscordServers, {}, { signal }),
    // Things are set up at Discord.
    staleTime: 0,
  })

export const useEndDiscordFollow = () =>
  useMutation({
    ...useAnsweredChange<void>(queryKeys.discordServers),
    mutationFn: (id: number) => call(endDiscordFollow, { params: { id } }),
  })
