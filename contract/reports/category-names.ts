import type { LocalizedText } from '../locales/locales.ts'
import type { ReportCategory } from './fields.ts'

/** The names of the categories: the form shows them, and the notice to the moderators names one. */
export const reportCategoryNames: Readonly<Record<ReportCategory, LocalizedText>> = {
  harassment: { en: 'Harassment', de: 'Belästigung' },
  toxic_behavior: { en: 'Toxic behaviour', de: 'Toxisches Verhalten' },
  griefing: { en: 'Griefing', de: 'Griefing' },
  cheating: { en: 'Cheating', de: 'Cheating' },
  inappropriate_content: { en: 'Inappropriate content', de: 'Unangemessener Inhalt' },
  no_show: { en: 'No-show', de: 'Nicht erschienen' },
  other: { en: 'Other', de: 'Sonstiges' },
}
