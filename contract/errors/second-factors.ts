import type { ErrorRow } from './row.ts'

/** What signing in with a second factor refuses, and its settings. */
export const secondFactorErrors = {
  code_needed: {
    status: 401,
    en: 'Please enter the code from your app.',
    de: 'Bitte gib den Code aus deiner App ein.',
  },
  code_expired: {
    status: 401,
    en: 'That took too long, or there were too many wrong codes. Please sign in again.',
    de: 'Das hat zu lange gedauert, oder es waren zu viele falsche Codes. Bitte melde dich neu an.',
  },
  wrong_code: {
    status: 403,
    en: 'This code is wrong or has been used already.',
    de: 'Dieser Code ist falsch oder wurde schon benutzt.',
  },
  codes_on: {
    status: 409,
    en: 'Two-step sign-in is already on.',
    de: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
  },
  codes_off: {
    status: 409,
    en: 'Two-step sign-in is not on.',
    de: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  },
  second_factor_required: {
    status: 403,
    en: 'Admins and moderators need two-step sign-in or a passkey for this. Set it up in your settings, or sign in with it if you have.',
    de: 'Administration und Moderation brauchen dafür die Anmeldung in zwei Schritten oder einen Passkey. Richte eines davon in den Einstellungen ein oder melde dich damit an, wenn du es hast.',
  },
} as const satisfies Record<string, ErrorRow>
