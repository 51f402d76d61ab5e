import { accountErrors } from './accounts.ts'
import { applicationErrors } from './applications.ts'
import { attendanceErrors } from './attendance.ts'
import { beaconErrors } from './beacons.ts'
import { handleErrors } from './handles.ts'
import { logErrors } from './logs.ts'
import { messageErrors } from './messages.ts'
import { missionErrors } from './missions.ts'
import { moderationErrors } from './moderation.ts'
import { passkeyErrors } from './passkeys.ts'
import { pictureErrors } from './pictures.ts'
import { playerErrors } from './players.ts'
import { ratingErrors } from './ratings.ts'
import { readyErrors } from './ready.ts'
import type { ErrorRow } from './row.ts'
import { searchErrors } from './searches.ts'
import { seatErrors } from './seats.ts'
import { secondFactorErrors } from './second-factors.ts'
import { seriesErrors } from './series.ts'
import { settlementErrors } from './settlements.ts'
import { signInMethodErrors } from './sign-in-methods.ts'
import { tokenErrors } from './tokens.ts'
import { waitlistErrors } from './waitlists.ts'

/** Every error the API can answer with, its status and its text. */
export const errors = {
  invalid_input: {
    status: 400,
    en: 'Please check your entries.',
    de: 'Bitte prüfe deine Eingaben.',
  },
  invalid_json: {
    status: 400,
    en: 'The request could not be read.',
    de: 'Die Anfrage war nicht lesbar.',
  },
  invalid_request: {
    status: 400,
    en: 'This request could not be processed.',
    de: 'Diese Anfrage konnte nicht verarbeitet werden.',
  },
  not_signed_in: {
    status: 401,
    en: 'Please sign in first.',
    de: 'Bitte melde dich zuerst an.',
  },
  not_allowed: {
    status: 403,
    en: 'You are not allowed to do this.',
    de: 'Das darfst du nicht.',
  },
  foreign_origin: {
    status: 403,
    en: 'This request came from another site and was refused.',
    de: 'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.',
  },
  not_found: {
    status: 404,
    en: 'There is nothing here.',
    de: 'Hier gibt es nichts.',
  },
  too_large: {
    status: 413,
    en: 'That is too large.',
    de: 'Das ist zu groß.',
  },
  unsupported_type: {
    status: 415,
    en: 'This type of content is not supported.',
    de: 'Diese Art von Inhalt wird nicht unterstützt.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Please wait a moment and try again.',
    de: 'Zu viele Versuche. Bitte warte einen Moment und versuche es dann noch einmal.',
  },
  internal: {
    status: 500,
    en: 'Something went wrong',
    de: 'Etwas ist schiefgelaufen',
  },
  unavailable: {
    status: 503,
    en: 'CrewBeacon is not available right now. Please try again in a moment.',
    de: 'CrewBeacon ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
  ...accountErrors,
  ...applicationErrors,
  ...messageErrors,
  ...missionErrors,
  ...pictureErrors,
  ...playerErrors,
  ...passkeyErrors,
  ...seatErrors,
  ...readyErrors,
  ...waitlistErrors,
  ...signInMethodErrors,
  ...moderationErrors,
  ...handleErrors,
  ...beaconErrors,
  ...attendanceErrors,
  ...logErrors,
  ...ratingErrors,
  ...searchErrors,
  ...seriesErrors,
  ...secondFactorErrors,
  ...settlementErrors,
  ...tokenErrors,
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** Errors that every endpoint can answer with, whatever else it lists. */
export const commonErrors = [
  'invalid_input',
  'invalid_json',
  'invalid_request',
  'foreign_origin',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]
