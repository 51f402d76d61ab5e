import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { IssueKey } from '#contract/issues/issues.ts'
import { checkForm } from '#web/forms/check-form.ts'
import { issueError } from '#web/forms/field-errors.ts'
import { confirmationErrors, newPasswordForm, registrationForm } from './account-forms.ts'

type Registration = z.input<typeof registrationForm>

const registration: Registration = {
  username: 'Halo',
  email: 'halo@example.org',
  password: 'a long sentence of mine',
  confirmPassword: 'a long sentence of mine',
  timezone: 'Europe/Berlin',
  preferredLanguages: ['en'],
  playtimes: [],
  terms: true,
}
const checkRegistration = (typed: Registration) =>
  checkForm(registrationForm, typed, confirmationErrors(typed.password, typed.confirmPassword))

test('a registration reports all its errors at once, the confirmation included', () => {
  const typed = {
    ...registration,
    username: '',
    email: 'nobody',
    password: 'short',
    confirmPassword: 'another',
    timezone: 'Nowhere/Atall',
    preferredLanguages: [],
    terms: false,
  }
  expect(checkRegistration(typed)).toEqual({
    values: undefined,
    errors: {
      username: issueError('username_required'),
      email: issueError('email_invalid'),
      password: issueError('password_too_short:8'),
      confirmPassword: issueError('password_mismatch'),
      timezone: issueError('timezone_unknown'),
      preferredLanguages: issueError('languages_required'),
      terms: issueError('terms_required'),
    },
  })
})

test('a registration whose only fault is the confirmation is not sent', () => {
  expect(checkRegistration({ ...registration, confirmPassword: 'another' })).toEqual({
    values: undefined,
    errors: { confirmPassword: issueError('password_mismatch') },
  })
  expect(checkRegistration(registration)).toEqual({ values: registration, errors: {} })
})

test.each<[string, string, IssueKey]>([
  ['an empty confirmation is required', '', 'password_confirmation_required'],
  ['a different one does not match', 'another', 'password_mismatch'],
])('beside a new password that is too short, %s', (_, confirmPassword, issue) => {
  const typed = { newPassword: 'short', confirmPassword }
  const result = checkForm(newPasswordForm, typed, confirmationErrors(typed.newPassword, confirmPassword))
  expect(result).toEqual({
    values: undefined,
    errors: { newPassword: issueError('password_too_short:8'), confirmPassword: issueError(issue) },
  })
})
