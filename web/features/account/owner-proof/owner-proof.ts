/** How a player proves before anything sensitive that the account is theirs. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { currentPassword } from '#contract/auth/forms.ts'
import type { SignInMethods } from '#contract/auth/sign-in-methods.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useSignInMethods } from '#web/features/account/sign-in-methods/sign-in-methods.queries.ts'

const signInAgain = 'sign_in_again' satisfies ErrorCode

/** `unknown` until the server has said it. */
export type ConfirmBy = SignInMethods['confirmBy'] | 'unknown'

export const useConfirmBy = (): ConfirmBy => {
  const client = useQueryClient()
  // A session stops being recent while a form is open: whatever is refused for that, the field follows.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        const error = event.type === 'updated' && event.action.type === 'error' && event.action.error
        if (error instanceof ApiError && error.code === signInAgain)
          client.invalidateQueries({ queryKey: queryKeys.signInMethods })
      }),
    [client],
  )
  return useSignInMethods().data?.confirmBy ?? 'unknown'
}

export const canConfirm = (confirmBy: ConfirmBy): boolean =>
  confirmBy === 'password' || confirmBy === 'session'

const noPassword = z.pipe(
  z.string(),
  z.transform(() => undefined),
)

/** The field `password` of a form: only players who have one fill it in. */
export const ownerPassword = (confirmBy: ConfirmBy): z.ZodMiniType<string | undefined, string> =>
  confirmBy === 'password' ? currentPassword : noPassword
