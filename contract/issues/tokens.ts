/** What can be wrong with a new API token. */
import type { LocalizedText } from '../locales/locales.ts'

export const tokenIssues = {
  token_name_required: {
    en: 'Please give the token a name',
    de: 'Bitte gib dem Token einen Namen',
  },
  token_scopes_required: {
    en: 'Please choose at least one permission',
    de: 'Bitte wähle mindestens eine Berechtigung',
  },
} as const satisfies Record<string, LocalizedText>
