import { useMutation, useQuery } from '@tanstack/react-query'
import { listDiscordServers } from '#contract/discord-app/discord-app.ts'
import {
  connectCrewWebhook,
  connectSearchWebhook,
  disconnectCrewWebhook,
  disconnectSearchWebhook,
  getCrewWebhook,
  getSearchWebhook,
  type Webhook,
} from '#contract/webhooks/webhooks.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

/** What a channel shows: a crew of the player, or what one of their searches finds. */
export interface WebhookSubject {
  readonly kind: 'crew' | 'search'
  readonly id: number
}

const endpoints = {
  crew: { get: getCrewWebhook, connect: connectCrewWebhook, disconnect: disconnectCrewWebhook },
  search: { get: getSearchWebhook, connect: connectSearchWebhook, disconnect: disconnectSearchWebhook },
} as const

/** Nothing has arrived yet, which is said only of a crew: a search may find nothing for days. */
export const isOnItsWay = (kind: WebhookSubject['kind'], webhook: Webhook): boolean =>
  kind === 'crew' && webhook.isSet && webhook.lastDelivery === null && webhook.problem === null

export const useWebhook = ({ kind, id }: WebhookSubject) =>
  useQuery({
    queryKey: queryKeys.webhookOf(kind, id),
    queryFn: ({ signal }) => call(endpoints[kind].get, { params: { id } }, { signal }),
    // There is no event for a message that has arrived.
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(kind, data) ? 2_000 : false),
    // Discord decides about it.
    staleTime: 0,
  })

/** Where the app is already. Nothing is said of it while it loads, or if it cannot be loaded. */
export const useServersWithApp = () =>
  useQuery({
    queryKey: queryKeys.discordServers,
    queryFn: ({ signal }) => call(listDiscordServers, {}, { signal }),
    retry: false,
  })

/** The list of searches says which of them have a channel. */
const useWebhookChange = <Answer>({ kind, id }: WebhookSubject) =>
  useAnsweredChange<Answer>(queryKeys.webhookOf(kind, id), {
    also: () => (kind === 'search' ? [{ queryKey: queryKeys.searches }] : []),
  })

export const useConnectWebhook = (subject: WebhookSubject) =>
  useMutation({
    ...useWebhookChange<Webhook>(subject),
    mutationFn: (url: string) =>
      call(endpoints[subject.kind].connect, { params: { id: subject.id }, body: { url } }),
    // The address is a secret: it goes with the form.
    gcTime: 0,
  })

export const useDisconnectWebhook = (subject: WebhookSubject) =>
  useMutation({
    ...useWebhookChange<void>(subject),
    mutationFn: () => call(endpoints[subject.kind].disconnect, { params: { id: subject.id } }),
  })
