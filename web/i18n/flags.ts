import type { Language } from '#contract/wire/languages.ts'

/** A flag goes before the code of a language and never stands for it. */
export const languageFlags: Readonly<Record<Language, string>> = {
  en: '🇬🇧',
  de: '🇩🇪',
  fr: '🇫🇷',
  es: '🇪🇸',
  it: '🇮🇹',
  pt: '🇵🇹',
  ru: '🇷🇺',
  zh: '🇨🇳',
  ja: '🇯🇵',
}
