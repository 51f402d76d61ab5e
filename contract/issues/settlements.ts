/** What can be wrong with how takings are split. */
import type { LocalizedText } from '../locales/locales.ts'

export const settlementIssues = {
  settlement_amount: {
    en: 'Please enter a whole number from 0 to 1 trillion',
    de: 'Bitte gib eine ganze Zahl von 0 bis 1 Billion ein',
  },
  expenses_above_takings: {
    en: 'The expenses are higher than the takings, so there is nothing to split',
    de: 'Die Ausgaben sind höher als der Erlös, also gibt es nichts aufzuteilen',
  },
  shares_do_not_add_up: {
    en: 'The shares do not add up to the takings minus the expenses',
    de: 'Die Anteile ergeben zusammen nicht den Erlös abzüglich der Ausgaben',
  },
  missing_required: { en: 'Please say what is missing', de: 'Bitte sag, was fehlt' },
} as const satisfies Record<string, LocalizedText>
