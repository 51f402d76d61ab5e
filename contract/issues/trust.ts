/** What can be wrong with a rating or a report. */
import type { LocalizedText } from '../wire/languages.ts'

export const trustIssues = {
  stars_required: { en: 'Please choose 1 to 5 stars', de: 'Bitte wähle 1 bis 5 Sterne' },
  report_category_required: { en: 'Please choose a category', de: 'Bitte wähle eine Kategorie' },
  report_reason_required: { en: 'Please enter a reason', de: 'Bitte gib einen Grund an' },
} as const satisfies Record<string, LocalizedText>
