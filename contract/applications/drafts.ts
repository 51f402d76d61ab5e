/** What an applicant writes. Apart from the endpoints, which pages without the form call as well. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { rowId } from '../wire/ids.ts'
import { text } from '../wire/text.ts'
import { timezone } from '../wire/timezones.ts'
import { applicantExperiences, applicationLimits, availabilities } from './fields.ts'

const message = text(applicationLimits.message, 'message_required', 'message_too_long')

/** Empty text means "none". */
const optionalTimezone = z.union([z.literal(''), timezone], issue('timezone_unknown'))

/** The ship of their fleet that the applicant brings; null for none. */
const fleetShipId = z._default(z.nullable(rowId), null)

/** For time zone and additional info absent, null and empty text all mean "none". */
export const applicationDraft = z.object({
  message,
  availability: z.enum(availabilities),
  /** Null if they do not say: one click for a seat now. The form asks for it. */
  experience: z.nullable(z.enum(applicantExperiences)),
  timezone: z._default(z.nullable(optionalTimezone), null),
  additionalInfo: z._default(z.nullable(text(applicationLimits.additionalInfo)), null),
  fleetShipId,
})
export type ApplicationDraft = z.output<typeof applicationDraft>

/** What an applicant can change before it is decided. */
export const applicationChange = z.object({ message })
export type ApplicationChange = z.output<typeof applicationChange>

export const roleApplicationDraft = z.object({ message, fleetShipId })
export type RoleApplicationDraft = z.output<typeof roleApplicationDraft>
