import type { Locale, Words } from './languages.ts'

/**
 * What can be wrong with a field. Schemas name the key as their message; the form and the server
 * both turn it into words here, so that a rule reads the same on either side.
 */
const issues = {
  invalid: { en: 'This value is not valid', de: 'Dieser Wert ist ungültig' },
  too_long: { en: 'At most {n} characters', de: 'Höchstens {n} Zeichen' },
  unreadable_text: {
    en: 'This text contains characters that cannot be stored',
    de: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können',
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
  username_reserved: { en: 'This username is reserved', de: 'Dieser Benutzername ist reserviert' },
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
  display_name_characters: {
    en: 'This name contains invisible or direction-changing characters',
    de: 'Dieser Name enthält unsichtbare oder richtungsändernde Zeichen',
  },
  message_required: { en: 'Please enter a message', de: 'Bitte gib eine Nachricht ein' },
  message_too_long: {
    en: 'Message too long (max. 500 characters)',
    de: 'Nachricht zu lang (max. 500 Zeichen)',
  },
  title_required: { en: 'Please enter a mission title', de: 'Bitte gib einen Missionstitel ein' },
  description_required: { en: 'Please enter a description', de: 'Bitte gib eine Beschreibung ein' },
  activity_required: { en: 'Please select an activity type', de: 'Bitte wähle eine Aktivität' },
  edit_title_required: { en: 'Title is required', de: 'Der Titel darf nicht leer sein' },
  edit_description_required: { en: 'Description is required', de: 'Die Beschreibung darf nicht leer sein' },
  edit_activity_required: { en: 'Activity is required', de: 'Bitte wähle eine Aktivität' },
  crew_size_range: {
    en: 'Crew size must be between 1 and 50',
    de: 'Die Crewgröße muss zwischen 1 und 50 liegen',
  },
  crew_size_below_crew: {
    en: 'The crew already has {n} people',
    de: 'Die Crew hat schon {n} Leute',
  },
  start_in_past: {
    en: 'Scheduled time must be in the future',
    de: 'Die Startzeit muss in der Zukunft liegen',
  },
  start_too_soon: {
    en: 'Please choose a start at least 30 minutes from now',
    de: 'Bitte wähle einen Start in frühestens 30 Minuten',
  },
  start_too_far: {
    en: 'Please choose a start within the next year',
    de: 'Bitte wähle einen Start innerhalb des nächsten Jahres',
  },
  start_nonexistent: {
    en: 'This date and time do not exist in the chosen time zone',
    de: 'Dieses Datum mit dieser Uhrzeit gibt es in der gewählten Zeitzone nicht',
  },
  reward_negative: {
    en: 'Reward must be a positive number',
    de: 'Die Belohnung muss eine positive Zahl sein',
  },
  reward_too_large: { en: 'Please enter a smaller reward', de: 'Bitte gib eine kleinere Belohnung ein' },
  duration_range: {
    en: 'Duration must be between 0 and 1440 minutes',
    de: 'Die Dauer muss zwischen 0 und 1440 Minuten liegen',
  },
  discord_link: {
    en: 'Please enter a Discord link that starts with https://discord.gg or https://discord.com',
    de: 'Bitte gib einen Discord-Link ein, der mit https://discord.gg oder https://discord.com beginnt',
  },
  too_many_roles: { en: 'At most {n} roles', de: 'Höchstens {n} Rollen' },
  role_name_required: { en: 'Please enter a role name', de: 'Bitte gib einen Rollennamen ein' },
  role_slots_range: {
    en: 'Slots must be between 1 and 10',
    de: 'Die Plätze müssen zwischen 1 und 10 liegen',
  },
  role_slots_below_filled: {
    en: '{n} of these seats are taken already',
    de: '{n} dieser Plätze sind schon besetzt',
  },
  role_filled: {
    en: 'A role with people in it cannot be removed',
    de: 'Eine Rolle mit Leuten darin kann nicht entfernt werden',
  },
  role_amount: {
    en: 'The amount must be a whole number of at least 0',
    de: 'Der Betrag muss eine ganze Zahl ab 0 sein',
  },
  role_share_range: {
    en: 'The share must be between 0 and 100 percent',
    de: 'Der Anteil muss zwischen 0 und 100 Prozent liegen',
  },
} as const satisfies Record<string, Words>

export type IssueKey = keyof typeof issues

/** The message a schema carries for an issue; `n` fills the number in its words. */
export const issue = (key: IssueKey, n?: number): string => (n === undefined ? key : `${key}:${n}`)

export const issueWords = (message: string, locale: Locale): string => {
  const [key = '', n = ''] = message.split(':')
  const words = Object.hasOwn(issues, key) ? issues[key as IssueKey] : issues.invalid
  return words[locale].replace('{n}', n)
}
