import type { ErrorRow } from './row.ts'

/** What signing in with a second factor refuses, and its settings. */
export const secondFactorErrors = {
  code_needed: {
    status: 401,
    en: 'Please enter the code from your app.',
    de: 'Bitte gib den Code aus deiner App ein.',
  },
} as const satisfies Record<string, ErrorRow>
