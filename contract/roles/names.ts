/** The names of the role templates, without the rest of them: every list of crews needs these. */
import names from '../data/role-names.json' with { type: 'json' }
import type { Locale, LocalizedText } from '../locales/locales.ts'

export const roleNames: Readonly<Record<keyof typeof names, LocalizedText>> = names

const byName = new Map<string, LocalizedText>(
  Object.values(roleNames).flatMap((name) => [[name.en, name] as const, [name.de, name] as const]),
)

export const isTemplateName = (roleName: string): boolean => byName.has(roleName)

/** The name in the reader's language, if it is the name of a template; otherwise as the leader wrote it. */
export const localRoleName = (roleName: string, locale: Locale): string =>
  byName.get(roleName)?.[locale] ?? roleName
