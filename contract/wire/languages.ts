/** The languages the interface speaks, and those that players may name. */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja'] as const
export type Language = (typeof languages)[number]

/** One text in both interface languages. */
export type Words = Readonly<Record<Locale, string>>
