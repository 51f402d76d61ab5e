import type { ErrorRow } from './row.ts'

export const accountErrors = {
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
  email_unconfirmed: {
    status: 409,
    en: 'This player has not confirmed their mail address yet. Admins and moderators need a confirmed one.',
    de: 'Diese Person hat ihre E-Mail-Adresse noch nicht bestätigt. Administration und Moderation brauchen eine bestätigte.',
  },
  email_confirmed: {
    status: 409,
    en: 'Your email address is confirmed already.',
    de: 'Deine E-Mail-Adresse ist schon bestätigt.',
  },
} as const satisfies Record<string, ErrorRow>
