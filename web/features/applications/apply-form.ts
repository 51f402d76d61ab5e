import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type ApplicationDraft, applicationDraft, applicationLimits } from '#contract/applications.ts'
import { checkBySchema } from '#web/forms/check-by-schema.ts'

/** The form as it is typed; a choice not yet made is empty. */
export interface ApplyForm {
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

export const isTooLong = (text: string, limit: number = applicationLimits.message): boolean =>
  Array.from(text).length > limit

export const isComplete = ({ message, availability, experience, additionalInfo }: ApplyForm): boolean =>
  message.trim() !== '' &&
  availability !== '' &&
  experience !== '' &&
  !isTooLong(message) &&
  !isTooLong(additionalInfo, applicationLimits.additionalInfo)
