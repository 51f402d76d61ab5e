/** The forms that set a password, with the field that confirms it. */
import * as z from 'zod/mini'
import { registration } from '#contract/auth/new-passwords.ts'
import { newPassword } from '#contract/auth/passwords.ts'
import { issue } from '#contract/issues/issues.ts'
import { playtimeList } from '#contract/users/users.ts'
import { type FieldErrors, issueError } from '#web/forms/field-errors.ts'
import { acceptedTerms } from './terms.ts'

const confirmPassword = z.string().check(z.minLength(1, issue('password_confirmation_required')))

/** Not part of the schemas: zod compares two fields only when every other field is valid. */
export const confirmationErrors = (password: string, confirmation: string): FieldErrors =>
  confirmation === password ? {} : { confirmPassword: issueError(issue('password_mismatch')) }

/** The fields that must be unique among all players. */
export const fieldOfTaken = { username_taken: 'username', email_taken: 'email' } as const

export const newPasswordForm = z.object({
  newPassword: newPassword('new_password_required'),
  confirmPassword,
})

/** Some of its fields are not sent to the server. */
export const registrationForm = z.extend(registration, {
  playtimes: playtimeList,
  confirmPassword,
  terms: acceptedTerms,
})
