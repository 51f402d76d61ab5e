import { type Locale, locales } from '#contract/locales/locales.ts'

/** The interface language for a request: the most preferred one that we have. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return {
        language: tag.split('-')[0]?.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of wanted) {
    const locale = locales.find((known) => known === language)
    if (locale) return locale
  }
  return 'en'
}
