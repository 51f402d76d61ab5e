import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmCodes, endCodes, getCodes, renewRecoveryCodes, startCodes } from '#contract/auth/codes.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const useCodes = () =>
  useQuery({
    queryKey: queryKeys.codes,
    queryFn: ({ signal }) => call(getCodes, {}, { signal }),
  })

/** Whatever they change, the list of security events has it, too. */
const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKeys.access })
}

// The secret and the recovery codes go with the dialog that shows them.
const gcTime = 0

export const useStartCodes = () =>
  useMutation({
    mutationFn: (password: string | undefined) => call(startCodes, { body: { password } }),
    gcTime,
  })

export const useConfirmCodes = () =>
  useMutation({
    mutationFn: (code: string) => call(confirmCodes, { body: { code } }),
    onSuccess: useRefresh(),
    gcTime,
  })

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (password: string | undefined) => call(renewRecoveryCodes, { body: { password } }),
    onSuccess: useRefresh(),
    gcTime,
  })

export const useEndCodes = () =>
  useMutation({
    mutationFn: (body: Request<typeof endCodes>['body']) => call(endCodes, { body }),
    onSuccess: useRefresh(),
  })
