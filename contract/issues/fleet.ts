/** What can be wrong with a ship of a fleet. */
import type { LocalizedText } from '../wire/languages.ts'

export const fleetIssues = {
  ship_required: { en: 'Please choose a ship!', de: 'Bitte wählen Sie ein Schiff aus!' },
  ship_condition_range: {
    en: 'The condition must be between 0 and {n} percent',
    de: 'Der Zustand muss zwischen 0 und {n} Prozent liegen',
  },
} as const satisfies Record<string, LocalizedText>
