import type { RoleExperience } from '#contract/roles/fields.ts'
import type { TemplateActivity } from '#contract/roles/templates.ts'
import { m } from '#texts'

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
