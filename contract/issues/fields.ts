/** What can be wrong with fields that several forms have. */
import type { LocalizedText } from '../locales/locales.ts'

export const fieldIssues = {
  invalid: { en: 'This value is not valid', de: 'Dieser Wert ist ungültig' },
  too_long: { en: 'At most {n} characters', de: 'Höchstens {n} Zeichen' },
  unreadable_text: {
    en: 'This text contains characters that cannot be stored',
    de: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können',
  },
  hidden_characters: {
    en: 'Please remove invisible and direction-changing characters',
    de: 'Bitte entferne unsichtbare und richtungsändernde Zeichen',
  },
  comment_required: { en: 'Please write something', de: 'Bitte schreib etwas' },
  forbidden_words: {
    en: 'This contains words that our rules do not allow (section 5 of the rules)',
    de: 'Das enthält Wörter, die unsere Regeln nicht erlauben (Abschnitt 5 der Regeln)',
  },
  link_not_allowed: {
    en: 'Links and referral codes are not allowed here (section 8 of the rules)',
    de: 'Links und Referral-Codes sind hier nicht erlaubt (Abschnitt 8 der Regeln)',
  },
  referral_not_allowed: {
    en: 'Referral codes are not allowed (section 8 of the rules)',
    de: 'Referral-Codes sind nicht erlaubt (Abschnitt 8 der Regeln)',
  },
  beacon_minutes: {
    en: 'Between 30 minutes and 6 hours',
    de: 'Zwischen 30 Minuten und 6 Stunden',
  },
  beacon_start: {
    en: 'At most 24 hours ahead',
    de: 'Höchstens 24 Stunden im Voraus',
  },
  timezone_required: { en: 'Please select your timezone', de: 'Bitte wähle deine Zeitzone' },
  timezone_unknown: { en: 'This timezone is not known', de: 'Diese Zeitzone ist nicht bekannt' },
} as const satisfies Record<string, LocalizedText>
