import { useMutation, useQuery } from '@tanstack/react-query'
import {
  addPushDevice,
  getPushSettings,
  type PushSettings,
  removePushDevice,
} from '#contract/notices/push.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { subscribeToPushes, unsubscribeFromPushes } from '#web/browser/push.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

export const usePushSettings = () =>
  useQuery({
    queryKey: queryKeys.push,
    queryFn: ({ signal }) => call(getPushSettings, {}, { signal }),
  })

/** The answer is null if the player has not allowed it. */
export const useTurnOnPushes = () =>
  useMutation({
    ...useAnsweredChange<PushSettings | null, PushSettings>(queryKeys.push, {
      update: (before, settings) => settings ?? before,
    }),
    mutationFn: async (publicKey: string) => {
      const subscription = await subscribeToPushes(publicKey)
      return subscription ? call(addPushDevice, { body: subscription }) : null
    },
  })

interface Device {
  readonly id: number
  readonly isCurrent: boolean
}

export const useRemovePushDevice = () =>
  useMutation({
    ...useAnsweredChange<void, PushSettings, Device>(queryKeys.push, {
      update: (before, _, { id }) =>
        before && { ...before, devices: before.devices.filter((device) => device.id !== id) },
    }),
    mutationFn: async ({ id, isCurrent }: Device) => {
      await call(removePushDevice, { params: { id } })
      if (isCurrent) await unsubscribeFromPushes().catch(() => undefined)
    },
  })
