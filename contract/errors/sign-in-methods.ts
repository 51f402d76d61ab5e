/** Of signing in, and of what a player signs in with. */
import { signInMethodLimits } from '../auth/limits.ts'
import type { ErrorRow } from './row.ts'

const { recentMinutes } = signInMethodLimits

export const signInMethodErrors = {
  sign_in_again: {
    status: 403,
    en: `Please sign in again for this: you signed in more than ${recentMinutes} minutes ago.`,
    de: `Bitte melde dich dafür noch einmal an: Deine Anmeldung ist länger als ${recentMinutes} Minuten her.`,
  },
  last_sign_in_method: {
    status: 409,
    en: 'This is your only way to sign in. Set up another one first.',
    de: 'Nur so kannst du dich anmelden. Richte zuerst einen anderen Weg ein.',
  },
  discord_expired: {
    status: 409,
    en: 'Signing in with Discord took too long. Please start again.',
    de: 'Die Anmeldung mit Discord hat zu lange gedauert. Bitte fang noch einmal an.',
  },
  discord_email_taken: {
    status: 409,
    en: 'There is already an account with this email address. Sign in to it first, then link Discord in your settings.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich zuerst dort an und verknüpfe Discord dann in den Einstellungen.',
  },
  discord_taken: {
    status: 409,
    en: 'This Discord account belongs to another account here.',
    de: 'Dieses Discord-Konto gehört hier schon zu einem anderen Konto.',
  },
  discord_linked: {
    status: 409,
    en: 'Your account is linked to Discord already. Unlink it first.',
    de: 'Dein Konto ist schon mit Discord verknüpft. Heb die Verknüpfung zuerst auf.',
  },
} as const satisfies Record<string, ErrorRow>
