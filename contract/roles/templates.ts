/** Common roles to start from. In a file of their own: the editor loads them, and the page of a crew once it is shown. */
import templates from '../data/role-templates.json' with { type: 'json' }
import type { Locale, LocalizedText } from '../locales/locales.ts'
import type { CompensationType, RoleCategory, RoleExperience } from './fields.ts'
import { roleNames } from './names.ts'

export type TemplateActivity =
  | 'mining'
  | 'bounty_hunting'
  | 'trading'
  | 'salvaging'
  | 'exploration'
  | 'rescue'

export interface RoleTemplate {
  readonly id: string
  readonly activityType: TemplateActivity
  /** Offered first for this activity, too. */
  readonly alsoFor?: TemplateActivity
  readonly roleName: LocalizedText
  readonly roleCategory: RoleCategory
  readonly defaultSlots: number
  readonly typicalCompensation: CompensationType
  readonly description: LocalizedText
  readonly requiredShips: readonly string[]
  readonly difficultyLevel: RoleExperience
  readonly isPopular: boolean
}

type StoredTemplate = Omit<RoleTemplate, 'id' | 'roleName'> & { readonly id: keyof typeof roleNames }

export const roleTemplates: readonly RoleTemplate[] = (templates as readonly StoredTemplate[]).map(
  (template) => ({ ...template, roleName: roleNames[template.id] }),
)

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
