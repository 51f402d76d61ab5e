import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
    // There is no event that tells when the message has arrived.
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(kind, data) ? 2_000 : false),
    // Discord decides about it.
    staleTime: 0,
  })

export const useConnectWebhook = ({ kind, id }: WebhookSubject) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (url: string) => call(endpoints[kind].connect, { params: { id }, body: { url } }),
    onSuccess: (webhook) => {
      client.setQueryData(queryKeys.webhookOf(kind, id), webhook)
      // The list says which searches have a channel.
      if (kind === 'search') void client.invalidateQueries({ queryKey: queryKeys.searches })
    },
    // The address is a secret: it goes with the form.
    gcTime: 0,
  })
}

export const useDisconnectWebhook = ({ kind, id }: WebhookSubject) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(endpoints[kind].disconnect, { params: { id } }),
    onSuccess: async () => {
      if (kind === 'search') void client.invalidateQueries({ queryKey: queryKeys.searches })
      await client.invalidateQueries({ queryKey: queryKeys.webhookOf(kind, id) })
    },
  })
}
