/** The forms for signing in and up and for a forgotten password, where the browser itself sends them. */
import { forgotPassword, login } from '#contract/auth/auth.ts'
import { codeForm } from '#contract/auth/code-forms.ts'
import { loginWithCode } from '#contract/auth/codes.ts'
import { forgotPasswordForm, loginForm } from '#contract/auth/forms.ts'
import { register, resetPassword } from '#contract/auth/new-passwords.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { call } from '#web/api/call.ts'
import { type SubmitForm, submitTo } from '#web/forms/no-script-forms.ts'
import { type LoginStep, loginStepOf, loginStepPath, paths } from '#web/paths.ts'
import { confirmationErrors, fieldOfTaken, newPasswordForm, registrationForm } from './account-forms.ts'

const stepAfter: Readonly<Record<string, LoginStep>> = {
  ['code_needed' satisfies ErrorCode]: 'code',
  ['code_expired' satisfies ErrorCode]: 'expired',
}

/** Signed in, the visitor goes back to where they came from; a code may be needed first. */
const leadOn =
  (submit: SubmitForm): SubmitForm =>
  async (address, sent) => {
    const submission = await submit(address, sent)
    const redirect = sameSitePath(address.searchParams.get('redirect'))
    if (submission.isDone) return { ...submission, redirect: redirect ?? paths.search }
    const step = stepAfter[submission.problem?.code ?? '']
    return step ? { ...submission, redirect: loginStepPath(step, redirect) } : submission
  }

const submitName = submitTo({
  schema: loginForm,
  fields: { username: '', password: '' },
  send: (body) => call(login, { body }),
})

const submitCode = submitTo({
  schema: codeForm,
  fields: { code: '' },
  send: (body) => call(loginWithCode, { body }),
  fieldOfCode: { ['wrong_code' satisfies ErrorCode]: 'code' },
})

export const submitLogin = leadOn((address, sent) => {
  const step = loginStepOf(address.searchParams.get('step'))
  return (step === 'code' ? submitCode : submitName)(address, sent)
})

export const submitRegistration = leadOn(
  submitTo({
    schema: registrationForm,
    compareFields: ({ password, confirmPassword }) => confirmationErrors(password, confirmPassword),
    fields: {
      username: '',
      email: '',
      password: '',
      confirmPassword: '',
      timezone: '',
      preferredLanguages: [],
      playtimes: [],
      terms: false,
    },
    send: ({ confirmPassword, terms, ...body }) => call(register, { body }),
    fieldOfCode: fieldOfTaken,
  }),
)

export const submitForgotPassword = submitTo({
  schema: forgotPasswordForm,
  fields: { email: '' },
  send: (body) => call(forgotPassword, { body }),
})

export const submitNewPassword = submitTo({
  schema: newPasswordForm,
  compareFields: ({ newPassword, confirmPassword }) => confirmationErrors(newPassword, confirmPassword),
  fields: { newPassword: '', confirmPassword: '' },
  send: ({ newPassword }, address) =>
    call(resetPassword, { body: { token: address.searchParams.get('token') ?? '', newPassword } }),
})
