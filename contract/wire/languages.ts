/** The languages of the interface. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

/** The languages that players can list for themselves and their posts. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja'] as const
export type Language = (typeof languages)[number]

/** One text in every language of the interface. */
export type LocalizedText = Readonly<Record<Locale, string>>
