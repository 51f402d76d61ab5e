/** The forms that work without JavaScript: the server checks and sends them as the page would. */
import type * as z from 'zod/mini'
import { forgotPassword, login } from '#contract/auth/auth.ts'
import { codeForm } from '#contract/auth/code-forms.ts'
import { loginWithCode } from '#contract/auth/codes.ts'
import { forgotPasswordForm, loginForm } from '#contract/auth/forms.ts'
import { register, resetPassword } from '#contract/auth/new-passwords.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { sameSitePath } from '#contract/wire/same-site-path.ts'
import { isRefusal } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { pageRecord, recordStatus } from '#web/browser/page-record.ts'
import {
  confirmationErrors,
  fieldOfTaken,
  newPasswordForm,
  registrationForm,
} from '#web/features/auth/account-forms.ts'
import { checkForm } from '#web/forms/check-form.ts'
import type { FieldErrors } from '#web/forms/field-errors.ts'
import { failedFields } from '#web/forms/form-failure.ts'
import { type FormValues, readFields } from '#web/forms/form-values.ts'
import { type Submission, setSubmission } from '#web/forms/submission.ts'
import { type LoginStep, loginStepOf, loginStepPath, paths } from '#web/paths.ts'

interface Door<Input extends FormValues, Output> {
  readonly schema: z.ZodMiniType<Output, Input>
  readonly compareFields?: (typed: Input) => FieldErrors
  /** An empty form. */
  readonly fields: Input
  readonly send: (values: Output, address: URL) => Promise<unknown>
  readonly fieldOfCode?: Readonly<Record<string, string>>
}

type Submit = (address: URL, sent: URLSearchParams) => Promise<Omit<Submission, 'path'>>

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|code/i.test(name)))

const statusOfErrors = 400

const submitTo =
  <Input extends FormValues, Output>(door: Door<Input, Output>): Submit =>
  async (address, sent) => {
    const typed = readFields(sent, door.fields)
    const kept = { values: withoutSecrets(typed), errors: {}, isDone: false }
    const { values, errors } = checkForm(door.schema, typed, door.compareFields?.(typed))
    if (values === undefined) {
      recordStatus(statusOfErrors)
      return { ...kept, errors }
    }
    try {
      await door.send(values, address)
      return { ...kept, isDone: true }
    } catch (error) {
      if (!isRefusal(error)) throw error
      recordStatus(error.status)
      pageRecord().retryAfter = error.retryAfterSeconds
      const failed = failedFields(error, { names: Object.keys(door.fields), fieldOfCode: door.fieldOfCode })
      return failed ? { ...kept, errors: failed } : { ...kept, problem: { ...error, message: error.message } }
    }
  }

const submitLogin = submitTo({
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

const stepAt = (address: URL) => loginStepOf(address.searchParams.get('step'))

const submits: Readonly<Record<string, Submit>> = {
  [paths.login]: (address, sent) => (stepAt(address) === 'code' ? submitCode : submitLogin)(address, sent),
  [paths.register]: submitTo({
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
  [paths.forgotPassword]: submitTo({
    schema: forgotPasswordForm,
    fields: { email: '' },
    send: (body) => call(forgotPassword, { body }),
  }),
  [paths.resetPassword]: submitTo({
    schema: newPasswordForm,
    compareFields: ({ newPassword, confirmPassword }) => confirmationErrors(newPassword, confirmPassword),
    fields: { newPassword: '', confirmPassword: '' },
    send: ({ newPassword }, address) =>
      call(resetPassword, { body: { token: address.searchParams.get('token') ?? '', newPassword } }),
  }),
}

const signIns: readonly string[] = [paths.login, paths.register]

const stepAfter: Readonly<Record<string, LoginStep>> = {
  ['code_needed' satisfies ErrorCode]: 'code',
  ['code_expired' satisfies ErrorCode]: 'expired',
}

/** Where the visitor goes on to; else the page shows what came of it. */
export const submitForm = async (address: URL, form: string): Promise<string | undefined> => {
  const path = decodeURIComponent(address.pathname)
  const submit = submits[path]
  if (!submit) throw new Error(`The page ${path} has no form`)
  const submission = { path, ...(await submit(address, new URLSearchParams(form))) }
  const redirect = sameSitePath(address.searchParams.get('redirect'))
  if (submission.isDone && signIns.includes(path)) return redirect ?? paths.search
  const step = stepAfter[submission.problem?.code ?? '']
  if (step) return loginStepPath(step, redirect)
  setSubmission(submission)
  return undefined
}
