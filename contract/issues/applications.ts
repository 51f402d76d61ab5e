/** What can be wrong with an application. */
import type { LocalizedText } from '../locales/locales.ts'

export const applicationIssues = {
  message_required: { en: 'Please enter a message', de: 'Bitte gib eine Nachricht ein' },
  leader_message_required: {
    en: 'Please enter a message.',
    de: 'Bitte geben Sie eine Nachricht ein.',
  },
  message_too_long: {
    en: 'Message too long (max. {n} characters)',
    de: 'Nachricht zu lang (max. {n} Zeichen)',
  },
} as const satisfies Record<string, LocalizedText>
