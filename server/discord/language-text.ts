import type { Locale } from '#contract/locales/locales.ts'
import type { Language } from '#contract/wire/languages.ts'

/** What the reader calls it. */
export const languageText = (language: Language, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
