/** The languages that players can list for themselves and their posts. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja'] as const
export type Language = (typeof languages)[number]
