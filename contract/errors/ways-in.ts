/** Of signing in, and of what a player signs in with. */
import { waysInLimits } from '../auth/limits.ts'
import type { ErrorRow } from './row.ts'

const { recentMinutes } = waysInLimits

export const wayInErrors = {
  sign_in_again: {
    status: 403,
    en: `Please sign in again for this: you signed in more than ${recentMinutes} minutes ago.`,
    de: `Bitte melde dich dafür noch einmal an: Deine Anmeldung ist länger als ${recentMinutes} Minuten her.`,
  },
  last_way_in: {
    status: 409,
    en: 'This is your only way to sign in. Set up another one first.',
    de: 'Nur so kannst du dich anmelden. Richte zuerst einen anderen Weg ein.',
  },
} as const satisfies Record<string, ErrorRow>
