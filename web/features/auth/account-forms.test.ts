import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { checkForm } from '#web/forms/form-values.ts'
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
  checkForm(registrationForm, typed, (form) => confirmationErrors(form.password, form.confirmPassword))

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
    errors: {
      username: { issue: 'username_required' },
      email: { issue: 'email_invalid' },
      password: { issue: 'password_too_short:8' },
      confirmPassword: { issue: 'password_mismatch' },
      timezone: { issue: 'timezone_unknown' },
      preferredLanguages: { issue: 'languages_required' },
      terms: { issue: 'terms_required' },
    },
  })
})

test('a registration whose only fault is the confirmation is not sent', () => {
  expect(checkRegistration({ ...registration, confirmPassword: 'another' })).toEqual({
    errors: { confirmPassword: { issue: 'password_mismatch' } },
  })
  expect(checkRegistration(registration)).toEqual({ values: registration })
})

test.each([
  ['an empty confirmation is required', '', 'password_confirmation_required'],
  ['a different one does not match', 'another', 'password_mismatch'],
])('beside a new password that is too short, %s', (_, confirmPassword, issue) => {
  const typed = { newPassword: 'short', confirmPassword }
  const result = checkForm(newPasswordForm, typed, (form) =>
    confirmationErrors(form.newPassword, form.confirmPassword),
  )
  expect(result).toEqual({
    errors: { newPassword: { issue: 'password_too_short:8' }, confirmPassword: { issue } },
  })
})
