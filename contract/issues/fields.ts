/** What can be wrong with fields that several forms have. */
import type { LocalizedText } from '../wire/languages.ts'

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
  timezone_required: { en: 'Please select your timezone', de: 'Bitte wähle deine Zeitzone' },
  timezone_unknown: { en: 'This timezone is not known', de: 'Diese Zeitzone ist nicht bekannt' },
} as const satisfies Record<string, LocalizedText>
