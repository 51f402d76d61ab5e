import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPushDevice,
  getPushSettings,
  type PushSettings,
  removePushDevice,
} from '#contract/notices/push.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { subscribeToPushes, unsubscribeFromPushes } from '#web/browser/push.ts'

export const usePushSettings = () =>
  useQuery({
    queryKey: queryKeys.push,
    queryFn: ({ signal }) => call(getPushSettings, {}, { signal }),
  })

/** Whether the player has allowed it. */
export const useTurnOnPushes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (publicKey: string): Promise<boolean> => {
      const subscription = await subscribeToPushes(publicKey)
      if (!subscription) return false
      client.setQueryData(queryKeys.push, await call(addPushDevice, { body: subscription }))
      return true
    },
  })
}

export const useRemovePushDevice = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isCurrent }: { id: number; isCurrent: boolean }) => {
      await call(removePushDevice, { params: { id } })
      if (isCurrent) await unsubscribeFromPushes().catch(() => undefined)
    },
    onSuccess: (_, { id }) =>
      client.setQueryData<PushSettings>(
        queryKeys.push,
        (before) => before && { ...before, devices: before.devices.filter((device) => device.id !== id) },
      ),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.push }),
  })
}
