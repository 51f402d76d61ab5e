import { applicationLimits } from '../applications/fields.ts'
import { messageLimits } from '../messages/limits.ts'
import { pictureLimits } from '../pictures/limits.ts'
import { playerListLimits } from '../players/limits.ts'
import { attendanceErrors } from './attendance.ts'
import { handleErrors } from './handles.ts'
import { logErrors } from './logs.ts'
import { moderationErrors } from './moderation.ts'
import { passkeyErrors } from './passkeys.ts'
import { ratingErrors } from './ratings.ts'
import { readyErrors } from './ready.ts'
import type { ErrorRow } from './row.ts'
import { searchErrors } from './searches.ts'
import { seatErrors } from './seats.ts'
import { secondFactorErrors } from './second-factors.ts'
import { seriesErrors } from './series.ts'
import { settlementErrors } from './settlements.ts'
import { tokenErrors } from './tokens.ts'
import { waitlistErrors } from './waitlists.ts'
import { wayInErrors } from './ways-in.ts'

const { hoursAfterRefusal } = applicationLimits

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
  invalid_token: {
    status: 400,
    en: 'This link has expired or was already used. Please request a new one.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  },
  invalid_credentials: {
    status: 401,
    en: 'Login failed. Please check your credentials.',
    de: 'Anmeldung fehlgeschlagen. Bitte prüfe deine Zugangsdaten.',
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
  wrong_password: {
    status: 403,
    en: 'This is not your current password.',
    de: 'Das ist nicht dein aktuelles Passwort.',
  },
  last_admin: {
    status: 409,
    en: 'There must always be an admin. Make somebody else an admin first.',
    de: 'Es muss immer einen Admin geben. Ernenne zuerst jemand anderen zum Admin.',
  },
  push_refused: { status: 400, en: 'Unknown push service.', de: 'Unbekannter Push-Dienst.' },
  notice_required: {
    status: 409,
    en: 'These notices always go to your inbox.',
    de: 'Diese Hinweise landen immer in deinem Posteingang.',
  },
  username_taken: {
    status: 409,
    en: 'This username is already taken.',
    de: 'Dieser Benutzername ist schon vergeben.',
  },
  email_taken: {
    status: 409,
    en: 'There is already an account with this email address.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
  own_crew: {
    status: 403,
    en: 'This is your own crew.',
    de: 'Das ist deine eigene Crew.',
  },
  not_accepting: {
    status: 403,
    en: 'This player is not accepting messages or applications right now.',
    de: 'Diese Person nimmt gerade keine Nachrichten und Bewerbungen an.',
  },
  blocked_by_you: {
    status: 409,
    en: 'You have blocked this player. Unblock them first.',
    de: 'Du hast diese Person blockiert. Hebe das zuerst auf.',
  },
  too_many_blocks: {
    status: 409,
    en: `You can block at most ${messageLimits.blocks} players.`,
    de: `Du kannst höchstens ${messageLimits.blocks} Personen blockieren.`,
  },
  too_many_favourites: {
    status: 409,
    en: `You can have at most ${playerListLimits.favourites} favourites.`,
    de: `Du kannst höchstens ${playerListLimits.favourites} Favoriten haben.`,
  },
  already_member: {
    status: 409,
    en: 'Already a member of this crew.',
    de: 'Schon Mitglied dieser Crew.',
  },
  not_member: {
    status: 409,
    en: 'You are not in this crew.',
    de: 'Du bist nicht in dieser Crew.',
  },
  already_applied: {
    status: 409,
    en: 'You already have a pending application for this crew.',
    de: 'Du hast bei dieser Crew schon eine offene Bewerbung.',
  },
  refused_recently: {
    status: 409,
    en: `Your last application to this crew was not accepted. You can apply again ${hoursAfterRefusal} hours after that.`,
    de: `Deine letzte Bewerbung bei dieser Crew wurde nicht angenommen. ${hoursAfterRefusal} Stunden danach kannst du dich wieder bewerben.`,
  },
  already_decided: {
    status: 409,
    en: 'This application has been decided already.',
    de: 'Über diese Bewerbung wurde schon entschieden.',
  },
  fleet_full: {
    status: 409,
    en: 'Your fleet is full. Remove a ship to add another.',
    de: 'Deine Flotte ist voll. Entferne ein Schiff, um ein anderes hinzuzufügen.',
  },
  wrong_status: {
    status: 409,
    en: "Not possible in the mission's current status.",
    de: 'Im aktuellen Status der Mission geht das nicht.',
  },
  no_start: {
    status: 409,
    en: 'This mission has no start time yet.',
    de: 'Diese Mission hat noch keine Startzeit.',
  },
  mission_closed: {
    status: 409,
    en: 'This mission is over.',
    de: 'Diese Mission ist vorbei.',
  },
  email_confirmed: {
    status: 409,
    en: 'Your mail address is confirmed already.',
    de: 'Deine E-Mail-Adresse ist schon bestätigt.',
  },
  thread_full: {
    status: 409,
    en: 'This comment has as many replies as it can have. Please write a new comment.',
    de: 'Dieser Kommentar hat so viele Antworten, wie er haben kann. Bitte schreib einen neuen Kommentar.',
  },
  too_large: {
    status: 413,
    en: 'That is too large.',
    de: 'Das ist zu groß.',
  },
  file_too_large: {
    status: 413,
    en: `File too large (max ${pictureLimits.megabytes}MB)`,
    de: `Datei zu groß (höchstens ${pictureLimits.megabytes} MB)`,
  },
  too_many_pixels: {
    status: 413,
    en: `This picture has too many pixels (max ${pictureLimits.megapixels} megapixels).`,
    de: `Dieses Bild hat zu viele Pixel (höchstens ${pictureLimits.megapixels} Megapixel).`,
  },
  not_a_picture: {
    status: 415,
    en: 'This is not a picture that can be read. Please choose a JPG, PNG or GIF.',
    de: 'Das ist kein lesbares Bild. Bitte wähle ein JPG, PNG oder GIF.',
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
  ...passkeyErrors,
  ...seatErrors,
  ...readyErrors,
  ...waitlistErrors,
  ...wayInErrors,
  ...moderationErrors,
  ...handleErrors,
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
