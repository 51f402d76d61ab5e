import type { MatchReason } from '#contract/crews/matching.ts'
import { m } from '#texts'
import { languageInText } from '#web/i18n/language-names.ts'
import { categoryLabels } from '#web/i18n/role-labels.ts'

/** Why a post fits the viewer. */
export const reasonText = ({ kind, language, category }: MatchReason): string => {
  switch (kind) {
    case 'language':
      return language ? m.crews_reason_language({ language: languageInText(language) }) : ''
    case 'hours':
      return m.crews_fit_inside()
    case 'some_hours':
      return m.crews_fit_partly()
    case 'seat':
      return category ? m.crews_reason_seat({ category: categoryLabels[category]() }) : ''
    case 'rating':
      return m.crews_reason_rating()
    case 'region':
      return m.regions_reason()
    case 'zone':
      return m.crews_reason_zone()
    case 'fresh':
      return m.crews_reason_fresh()
  }
}
