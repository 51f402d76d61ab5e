import { hoursAfterDecline } from '../handles/fields.ts'
import type { ErrorRow } from './row.ts'

/** What the proof of a handle can be refused for. */
export const handleErrors = {
  citizen_id_missing: {
    status: 409,
    en: 'Please enter your citizen ID in your profile first.',
    de: 'Bitte trag zuerst dein Handle (Citizen-ID) in dein Profil ein.',
  },
  proof_open: {
    status: 409,
    en: 'You have asked for this already. The moderators are looking into it.',
    de: 'Du hast das schon angefragt. Die Moderation kümmert sich darum.',
  },
  proof_declined: {
    status: 409,
    en: `Your last request was declined. You can ask again ${hoursAfterDecline} hours after that.`,
    de: `Deine letzte Anfrage wurde abgelehnt. ${hoursAfterDecline} Stunden danach kannst du wieder fragen.`,
  },
  proof_decided: {
    status: 409,
    en: 'This request has been decided already.',
    de: 'Über diese Anfrage wurde schon entschieden.',
  },
  handle_verified: {
    status: 409,
    en: 'Your handle is verified already.',
    de: 'Dein Handle ist schon bestätigt.',
  },
  handle_taken: {
    status: 409,
    en: 'This handle is verified for another account.',
    de: 'Dieses Handle ist für ein anderes Konto bestätigt.',
  },
} as const satisfies Record<string, ErrorRow>
