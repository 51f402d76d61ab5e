/** How a player proves before anything sensitive that the account is theirs. */
import * as z from 'zod/mini'
import { currentPassword } from '#contract/auth/forms.ts'
import type { WaysIn } from '#contract/auth/ways-in.ts'
import { useWaysIn } from './ways-in.queries.ts'

export type ConfirmBy = WaysIn['confirmBy']

/** Nearly everybody has a password. */
export const useConfirmBy = (): ConfirmBy => useWaysIn().data?.confirmBy ?? 'password'

const noPassword = z.pipe(
  z.string(),
  z.transform(() => undefined),
)

/** The field `password` of a form: only whoever has one fills it in. */
export const ownerPassword = (confirmBy: ConfirmBy): z.ZodMiniType<string | undefined, string> =>
  confirmBy === 'password' ? currentPassword : noPassword
