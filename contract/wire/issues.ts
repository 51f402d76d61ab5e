import type { CrewIssueKey } from '../crew-issues.ts'
import type { RoleIssueKey } from '../role-issues.ts'
import type { Locale, Words } from './languages.ts'

/**
 * What can be wrong with a field. Schemas name the key as their message; the form and the server
 * both turn it into words here, so that a rule reads the same on either side. What only some pages
 * need is in the file of its slice, which the slice's schemas load.
 */
const issues = {
  invalid: { en: 'This value is not valid', de: 'Dieser Wert ist ungültig' },
  too_long: { en: 'At most {n} characters', de: 'Höchstens {n} Zeichen' },
  unreadable_text: {
    en: 'This text contains characters that cannot be stored',
    de: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können',
  },
  hidden_characters: {
    en: 'Please remove invisible and direction-changing characters',
    de: 'Bitte entferne unsichtbare und richtungsändernde Zeichen',
  },
  username_required: { en: 'Please enter your username', de: 'Bitte gib deinen Benutzernamen ein' },
  username_too_short: {
    en: 'Username must be at least 3 characters',
    de: 'Der Benutzername muss mindestens 3 Zeichen lang sein',
  },
  username_too_long: {
    en: 'Username must be at most 24 characters',
    de: 'Der Benutzername darf höchstens 24 Zeichen lang sein',
  },
  username_letters: {
    en: 'Only letters, digits, _ and - are allowed',
    de: 'Nur Buchstaben ohne Umlaute, Ziffern, _ und - sind erlaubt',
  },
  name_reserved: { en: 'This name is reserved', de: 'Dieser Name ist reserviert' },
  email_required: { en: 'Please enter your email address', de: 'Bitte gib deine E-Mail-Adresse ein' },
  email_invalid: {
    en: 'Please enter a valid email address',
    de: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
  password_required: { en: 'Please enter your password', de: 'Bitte gib dein Passwort ein' },
  new_password_required: { en: 'Please enter a new password', de: 'Bitte gib ein neues Passwort ein' },
  password_too_short: {
    en: 'Password must be at least 8 characters',
    de: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  },
  password_too_long: {
    en: 'Password must be at most 128 characters',
    de: 'Das Passwort darf höchstens 128 Zeichen lang sein',
  },
  password_common: {
    en: 'This password is on the list of the most common ones. Please choose another',
    de: 'Dieses Passwort steht auf der Liste der häufigsten. Bitte wähle ein anderes',
  },
  password_confirmation_required: {
    en: 'Please confirm your password',
    de: 'Bitte bestätige dein Passwort',
  },
  password_mismatch: { en: 'Passwords do not match', de: 'Die Passwörter stimmen nicht überein' },
  timezone_required: { en: 'Please select your timezone', de: 'Bitte wähle deine Zeitzone' },
  timezone_unknown: { en: 'This timezone is not known', de: 'Diese Zeitzone ist nicht bekannt' },
  languages_required: {
    en: 'Please select at least one language',
    de: 'Bitte wähle mindestens eine Sprache',
  },
  terms_required: {
    en: 'Please accept the terms and conditions',
    de: 'Bitte akzeptiere die Nutzungsbedingungen',
  },
  display_name_required: { en: 'Display name is required', de: 'Der Anzeigename darf nicht leer sein' },
  message_required: { en: 'Please enter a message', de: 'Bitte gib eine Nachricht ein' },
  message_too_long: {
    en: 'Message too long (max. 500 characters)',
    de: 'Nachricht zu lang (max. 500 Zeichen)',
  },
} as const satisfies Record<string, Words>

export type IssueKey = keyof typeof issues | CrewIssueKey | RoleIssueKey

const known: Record<string, Words> = { ...issues }

export const addIssues = (more: Readonly<Record<string, Words>>): void => {
  Object.assign(known, more)
}

/** The message a schema carries for an issue; `n` fills the number in its words. */
export const issue = (key: IssueKey, n?: number): string => (n === undefined ? key : `${key}:${n}`)

export const issueWords = (message: string, locale: Locale): string => {
  const [key = '', n = ''] = message.split(':')
  const words = (Object.hasOwn(known, key) && known[key]) || issues.invalid
  return words[locale].replace('{n}', n)
}
