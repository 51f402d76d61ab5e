import { currentLocale } from './language.ts'

/** The name of a language as a sentence of the interface uses it: German, Deutsch. */
export const languageInText = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(code) ?? code
