import { passkeyLimits } from '../passkeys/limits.ts'
import type { ErrorRow } from './row.ts'

/** What keeps a passkey from being added or accepted. */
export const passkeyErrors = {
  passkey_expired: {
    status: 400,
    en: 'That took too long. Please try again.',
    de: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  },
  passkey_invalid: {
    status: 400,
    en: 'This passkey cannot be used here. Please try again, or choose another device.',
    de: 'Dieser Passkey lässt sich hier nicht benutzen. Bitte versuche es noch einmal oder wähle ein anderes Gerät.',
  },
  passkey_unknown: {
    status: 401,
    en: 'This passkey belongs to no account here. It may have been removed.',
    de: 'Dieser Passkey gehört hier zu keinem Konto. Vielleicht wurde er entfernt.',
  },
  passkey_refused: {
    status: 401,
    en: 'This passkey was not accepted. Please try again, or sign in with your password.',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal oder melde dich mit deinem Passwort an.',
  },
  passkey_cloned: {
    status: 401,
    en: 'This passkey seems to have been copied, so it was not accepted. Please sign in another way and remove it.',
    de: 'Dieser Passkey wurde offenbar kopiert und deshalb nicht angenommen. Bitte melde dich auf einem anderen Weg an und entferne ihn.',
  },
  passkey_taken: {
    status: 409,
    en: 'This passkey is in use already.',
    de: 'Dieser Passkey wird schon benutzt.',
  },
  too_many_passkeys: {
    status: 409,
    en: `You can have at most ${passkeyLimits.count} passkeys. Remove one first.`,
    de: `Du kannst höchstens ${passkeyLimits.count} Passkeys haben. Entferne zuerst einen.`,
  },
} as const satisfies Record<string, ErrorRow>
