import { isTemplateDescription, localRoleDescription } from '#contract/roles/descriptions.ts'
import type { RoleExperience } from '#contract/roles/fields.ts'
import type { TemplateActivity } from '#contract/roles/templates.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'

export const experienceLabels: Readonly<Record<RoleExperience, () => string>> = {
  beginner: m.roles_experience_beginner,
  intermediate: m.roles_experience_intermediate,
  expert: m.roles_experience_expert,
}

export const templateGroupLabels: Readonly<Record<TemplateActivity, () => string>> = {
  mining: m.roles_group_mining,
  bounty_hunting: m.roles_group_bounty_hunting,
  trading: m.roles_group_trading,
  salvaging: m.roles_group_salvaging,
  exploration: m.roles_group_exploration,
  rescue: m.roles_group_rescue,
}

export const roleDescriptionText = (description: string): string =>
  localRoleDescription(description, currentLocale())

/** The language of that text; undefined for the language of the interface. */
export const roleDescriptionLang = (description: string, postLang: string): string | undefined =>
  isTemplateDescription(description) ? undefined : postLang
