/** Common roles to start from. In a file of their own because only the editor loads them. */
import templates from '../data/role-templates.json' with { type: 'json' }
import type { LocalizedText } from '../wire/languages.ts'
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
