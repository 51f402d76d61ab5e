/** The forms of the account screens. Apart from the endpoints, which every page needs. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { accountLimits } from '../users/limits.ts'
import { email } from '../users/users.ts'
import { line } from '../wire/text.ts'

const { usernameMin, passwordMax } = accountLimits
/** A password that the player has: an older one may break the rules for new ones. */
export const currentPassword = z
  .string(issue('password_required'))
  .check(
    z.minLength(1, issue('password_required')),
    z.maxLength(1024, issue('password_too_long', passwordMax)),
  )

/** Before anything sensitive. A player who has none leaves it out: see `confirmBy` of their sign-in methods. */
export const ownPassword = z.optional(currentPassword)

export const loginForm = z.object({
  username: line(254, 'username_required').check(
    z.minLength(usernameMin, issue('username_too_short', usernameMin)),
  ),
  password: currentPassword,
})

export const forgotPasswordForm = z.object({ email })
