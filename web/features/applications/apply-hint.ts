import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { type ApplyForm, isComplete, missingFields } from './apply-form.ts'

const names = {
  seat: m.applications_seat,
  message: m.applications_message,
  availability: m.applications_availability,
  experience: m.applications_experience,
}

/** Why the application cannot be sent yet; undefined if it can. */
export const applyHint = (form: ApplyForm): string | undefined => {
  const missing = missingFields(form).map((name) => names[name]())
  if (missing.length > 0) {
    return m.applications_missing({ fields: new Intl.ListFormat(currentLocale()).format(missing) })
  }
  return isComplete(form) ? undefined : m.applications_shorten()
}
