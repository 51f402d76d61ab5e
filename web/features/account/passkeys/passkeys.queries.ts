import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startAddingPasskey,
} from '#contract/passkeys/passkeys.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { createPasskey } from '#web/browser/passkeys.ts'

export const usePasskeys = () =>
  useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
    // A list that shows what else opens the account must be up to date.
    staleTime: 0,
  })

const useRefetch = () => {
  const client = useQueryClient()
  // With the events about them.
  return () => client.invalidateQueries({ queryKey: queryKeys.access })
}

interface NewPasskey {
  readonly name: string
  readonly password: string | undefined
}

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const options = await call(startAddingPasskey, { body: { password } })
      return call(addPasskey, { body: { response: await createPasskey(options), name } })
    },
    onSettled: useRefetch(),
  })

export const useRenamePasskey = (id: number) =>
  useMutation({
    mutationFn: (name: string) => call(renamePasskey, { params: { id }, body: { name } }),
    onSettled: useRefetch(),
  })

export const useRemovePasskey = (id: number) =>
  useMutation({
    mutationFn: (password: string | undefined) => call(removePasskey, { params: { id }, body: { password } }),
    onSettled: useRefetch(),
  })
