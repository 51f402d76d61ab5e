/** The descriptions of the role templates in the reader's language. In a file of its own: only crew pages and the editor need them. */
import type { Locale, LocalizedText } from '../wire/languages.ts'
import { roleTemplates } from './templates.ts'

const byText = new Map<string, LocalizedText>(
  roleTemplates.flatMap(({ description }) => [
    [description.en, description] as const,
    [description.de, description] as const,
  ]),
)

/** As the leader wrote it, unless it is still the description of a template. */
export const localRoleDescription = (description: string, locale: Locale): string =>
  byText.get(description)?.[locale] ?? description

export const isTemplateDescription = (description: string): boolean => byText.has(description)
