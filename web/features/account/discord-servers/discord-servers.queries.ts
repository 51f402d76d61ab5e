import { useMutation, useQuery } from '@tanstack/react-query'
import { endDiscordFollow, listDiscordServers } from '#contract/discord-app/discord-app.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

/** One of those, since unlinking the account ends them. */
const queryKey = [...queryKeys.access, 'discord-servers']

export const useDiscordServers = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listDiscordServers, {}, { signal }),
    // Things are set up at Discord.
    staleTime: 0,
  })

export const useEndDiscordFollow = () =>
  useMutation({
    ...useAnsweredChange<void>(queryKey),
    mutationFn: (id: number) => call(endDiscordFollow, { params: { id } }),
  })
