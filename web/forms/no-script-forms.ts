/** Forms that work without JavaScript: the server checks and sends them as the page would. */
import type * as z from 'zod/mini'
import { isRefusal } from '#web/api/api-error.ts'
import { pageRecord, recordStatus } from '#web/browser/page-record.ts'
import { checkForm } from './check-form.ts'
import type { FieldErrors } from './field-errors.ts'
import { failedFields } from './form-failure.ts'
import { type FormValues, readFields } from './form-values.ts'
import type { Submission } from './submission.ts'

interface FormHandler<Input extends FormValues, Output> {
  readonly schema: z.ZodMiniType<Output, Input>
  readonly compareFields?: (typed: Input) => FieldErrors
  /** An empty form. */
  readonly fields: Input
  readonly send: (values: Output, address: URL) => Promise<unknown>
  readonly fieldOfCode?: Readonly<Record<string, string>>
}

interface SubmitResult extends Omit<Submission, 'path'> {
  /** Where the visitor goes on to; else the page shows what came of it. */
  readonly redirect?: string | undefined
}

export type SubmitForm = (address: URL, sent: URLSearchParams) => Promise<SubmitResult>

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|code/i.test(name)))

const statusOfErrors = 400

export const submitTo =
  <Input extends FormValues, Output>(handler: FormHandler<Input, Output>): SubmitForm =>
  async (address, sent) => {
    const typed = readFields(sent, handler.fields)
    const kept = { values: withoutSecrets(typed), errors: {}, isDone: false }
    const { values, errors } = checkForm(handler.schema, typed, handler.compareFields?.(typed))
    if (values === undefined) {
      recordStatus(statusOfErrors)
      return { ...kept, errors }
    }
    try {
      await handler.send(values, address)
      return { ...kept, isDone: true }
    } catch (error) {
      if (!isRefusal(error)) throw error
      recordStatus(error.status)
      pageRecord().retryAfter = error.retryAfterSeconds
      const failed = failedFields(error, {
        names: Object.keys(handler.fields),
        fieldOfCode: handler.fieldOfCode,
      })
      return failed ? { ...kept, errors: failed } : { ...kept, problem: { ...error, message: error.message } }
    }
  }
