/** What can be wrong with a rating, a report, or what follows from one. */
import type { LocalizedText } from '../locales/locales.ts'

export const trustIssues = {
  stars_required: { en: 'Please choose 1 to 5 stars', de: 'Bitte wähle 1 bis 5 Sterne' },
  report_category_required: { en: 'Please choose a category', de: 'Bitte wähle eine Kategorie' },
  report_reason_required: { en: 'Please enter a reason', de: 'Bitte gib einen Grund an' },
  ban_hours: { en: 'Please enter 1 to 8760 hours', de: 'Bitte gib 1 bis 8760 Stunden ein' },
  contest_required: { en: 'Please say what happened', de: 'Bitte sag, was passiert ist' },
  appeal_required: { en: 'Please say why the ban should end', de: 'Bitte sag, warum die Sperre enden soll' },
} as const satisfies Record<string, LocalizedText>
