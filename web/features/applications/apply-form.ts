import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { applicationLimits } from '#contract/application-fields.ts'
import { type ApplicationDraft, applicationDraft } from '#contract/applications.ts'
import { checkBySchema } from '#web/forms/check-by-schema.ts'

/** The form as it is typed; a choice that is not made yet is empty. */
export type ApplyForm = Record<keyof ApplicationDraft, string>

export const emptyApplication = (timezone: string): ApplyForm => ({
  message: '',
  availability: '',
  experience: '',
  timezone,
  additionalInfo: '',
})

export const applyResolver: Resolver<ApplyForm, unknown, ApplicationDraft> = (form) => {
  const draft = { ...form, timezone: form.timezone || null }
  const { values, errors } = checkBySchema(applicationDraft, draft as z.input<typeof applicationDraft>)
  return values === undefined ? { values: {}, errors } : { values, errors: {} }
}

const requiredFields = ['message', 'availability', 'experience'] as const

/** The required fields that are still empty. */
export const missingFields = (form: ApplyForm) => requiredFields.filter((name) => form[name].trim() === '')

export const isTooLong = (text: string, limit: number = applicationLimits.message): boolean =>
  Array.from(text).length > limit

const hasTooLong = ({ message, additionalInfo }: ApplyForm): boolean =>
  isTooLong(message) || isTooLong(additionalInfo, applicationLimits.additionalInfo)

export const isComplete = (form: ApplyForm): boolean => missingFields(form).length === 0 && !hasTooLong(form)
