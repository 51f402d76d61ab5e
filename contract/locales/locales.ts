/** The languages of the interface. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

/** One text in every language of the interface. */
export type LocalizedText = Readonly<Record<Locale, string>>
