/** The forms that set a password, with the field that confirms it. */
import * as z from 'zod/mini'
import { registration } from '#contract/new-passwords.ts'
import { newPassword } from '#contract/passwords.ts'
import { playtimeList } from '#contract/users.ts'
import { issue } from '#contract/wire/issues.ts'

const confirmPassword = z.string().check(z.minLength(1, issue('password_confirmation_required')))

/** Reported at the confirmation, whatever else is wrong with the form, as soon as something was typed there. */
const isConfirmed = <Name extends string>(name: Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>(
    (form) => form.confirmPassword === '' || form.confirmPassword === form[name],
    { path: ['confirmPassword'], error: issue('password_mismatch'), when: () => true },
  )

export const newPasswordForm = z
  .object({ newPassword: newPassword('new_password_required'), confirmPassword })
  .check(isConfirmed('newPassword'))

/** Some of its fields are not sent to the server. */
export const registrationForm = z
  .extend(registration, {
    playtimes: playtimeList,
    confirmPassword,
    terms: z.boolean().check(z.refine((accepted: boolean) => accepted, issue('terms_required'))),
  })
  .check(isConfirmed('password'))
