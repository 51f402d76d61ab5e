import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { applicationLimits } from '#contract/application-fields.ts'
import { type ApplicationDraft, applicationDraft } from '#contract/applications.ts'
import { checkBySchema } from '#web/forms/check-by-schema.ts'

/** The form as it is typed; a choice not yet made is empty. */
export type ApplyForm = {
  message: string
  availability: string
  experience: string
  timezone: string
  additionalInfo: string
}

export const emptyApplication = (timezone: string): ApplyForm => ({
  message: '',
  availability: '',
  experience: '',
  timezone,
  additionalInfo: '',
})

export const applyResolver: Resolver<ApplyForm, unknown, ApplicationDraft> = (form) => {
  const draft = { ...form, timezone: form.timezone || null }
  const checked = checkBySchema(applicationDraft, draft as z.input<typeof applicationDraft>)
  if (checked.values === undefined) return { values: {}, errors: checked.errors }
  return { values: checked.values, errors: {} }
}

const needed = ['message', 'availability', 'experience'] as const

/** What must still be filled in before it can be sent. */
export const missingIn = (form: ApplyForm) => needed.filter((name) => form[name].trim() === '')

export const isTooLong = (text: string, limit: number = applicationLimits.message): boolean =>
  Array.from(text).length > limit

const hasTooLong = ({ message, additionalInfo }: ApplyForm): boolean =>
  isTooLong(message) || isTooLong(additionalInfo, applicationLimits.additionalInfo)

export const isComplete = (form: ApplyForm): boolean => missingIn(form).length === 0 && !hasTooLong(form)
