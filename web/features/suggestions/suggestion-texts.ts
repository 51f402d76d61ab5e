import type { MatchReason } from '#contract/crews/matching.ts'
import { m } from '#texts'
import { languageInText } from '#web/i18n/language-names.ts'
import { categoryLabels } from '#web/i18n/role-labels.ts'

/** Why a player fits the crew. */
export const reasonText = ({ kind, language, category }: MatchReason): string => {
  switch (kind) {
    case 'language':
      return language ? m.suggestions_reason_language({ language: languageInText(language) }) : ''
    case 'hours':
      return m.suggestions_reason_hours()
    case 'some_hours':
      return m.suggestions_reason_some_hours()
    case 'seat':
      return category ? m.suggestions_reason_seat({ category: categoryLabels[category]() }) : ''
    case 'rating':
      return m.suggestions_reason_rating()
    case 'region':
      return m.regions_player_reason()
    case 'zone':
      return m.suggestions_reason_zone()
    // Posts are new, players are not.
    case 'fresh':
      return ''
  }
}
