import { maxSavedSearches } from '../searches/limits.ts'
import type { ErrorRow } from './row.ts'

/** What keeps a search from being saved. */
export const searchErrors = {
  no_filters: {
    status: 400,
    en: 'Choose a filter or type something to search for first.',
    de: 'Wähle zuerst einen Filter oder gib einen Suchbegriff ein.',
  },
  too_many_searches: {
    status: 409,
    en: `You can save at most ${maxSavedSearches} searches. Delete one first.`,
    de: `Du kannst höchstens ${maxSavedSearches} Suchen speichern. Lösche zuerst eine.`,
  },
} as const satisfies Record<string, ErrorRow>
