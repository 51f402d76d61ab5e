/** What can be wrong with an account or a profile. */
import type { LocalizedText } from '../locales/locales.ts'

export const accountIssues = {
  username_required: { en: 'Please enter your username', de: 'Bitte gib deinen Benutzernamen ein' },
  username_too_short: {
    en: 'Username must be at least {n} characters',
    de: 'Der Benutzername muss mindestens {n} Zeichen lang sein',
  },
  username_too_long: {
    en: 'Username must be at most {n} characters',
    de: 'Der Benutzername darf höchstens {n} Zeichen lang sein',
  },
  username_letters: {
    en: 'Only letters, digits, _ and - are allowed',
    de: 'Nur Buchstaben ohne Umlaute, Ziffern, _ und - sind erlaubt',
  },
  name_reserved: { en: 'This name is reserved', de: 'Dieser Name ist reserviert' },
  name_scripts: {
    en: 'Please use letters of one alphabet',
    de: 'Bitte nimm Buchstaben aus einem einzigen Alphabet',
  },
  name_taken: {
    en: 'Too close to the name of somebody else here',
    de: 'Zu nah am Namen von jemand anderem hier',
  },
  time_required: { en: 'Please enter a time', de: 'Bitte gib eine Uhrzeit ein' },
  quiet_hours_empty: {
    en: 'Please choose an end other than the start',
    de: 'Bitte wähle ein anderes Ende als den Anfang',
  },
  email_required: { en: 'Please enter your email address', de: 'Bitte gib deine E-Mail-Adresse ein' },
  email_invalid: {
    en: 'Please enter a valid email address',
    de: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
  password_required: { en: 'Please enter your password', de: 'Bitte gib dein Passwort ein' },
  new_password_required: { en: 'Please enter a new password', de: 'Bitte gib ein neues Passwort ein' },
  password_too_short: {
    en: 'Password must be at least {n} characters',
    de: 'Das Passwort muss mindestens {n} Zeichen lang sein',
  },
  password_too_long: {
    en: 'Password must be at most {n} characters',
    de: 'Das Passwort darf höchstens {n} Zeichen lang sein',
  },
  password_common: {
    en: 'Too common. Please choose another password',
    de: 'Zu häufig benutzt. Bitte wähle ein anderes Passwort',
  },
  password_confirmation_required: {
    en: 'Please confirm your password',
    de: 'Bitte bestätige dein Passwort',
  },
  password_mismatch: { en: 'Passwords do not match', de: 'Die Passwörter stimmen nicht überein' },
  code_required: { en: 'Please enter a code', de: 'Bitte gib einen Code ein' },
  passkey_name_required: {
    en: 'Please enter a name for the passkey',
    de: 'Bitte gib dem Passkey einen Namen',
  },
  languages_required: {
    en: 'Please select at least one language',
    de: 'Bitte wähle mindestens eine Sprache',
  },
  terms_required: {
    en: 'Please accept the terms and conditions',
    de: 'Bitte akzeptiere die Nutzungsbedingungen',
  },
  display_name_required: { en: 'Display name is required', de: 'Der Anzeigename darf nicht leer sein' },
} as const satisfies Record<string, LocalizedText>
