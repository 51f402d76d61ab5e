import { useMutation, useQuery } from '@tanstack/react-query'
import {
  type DirectMessages,
  getDirectMessages,
  updateDirectMessages,
} from '#contract/discord/direct-messages.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useAnsweredChange } from '#web/live/answered-change.ts'

/** Below the ways to sign in: unlinking the account ends them. */
const directKey = [...queryKeys.access, 'direct-messages']

export const useDirectMessages = () =>
  useQuery({
    queryKey: directKey,
    queryFn: ({ signal }) => call(getDirectMessages, {}, { signal }),
  })

export const useUpdateDirectMessages = () =>
  useMutation({
    ...useAnsweredChange<DirectMessages>(directKey),
    mutationFn: (isOn: boolean) => call(updateDirectMessages, { body: { isOn } }),
    // One after the other: the last choice must be the one that is stored.
    scope: { id: 'direct-messages' },
  })
