import type { TemplateActivity } from '#contract/role-templates.ts'
import type { CompensationType, CrewRole, RoleCategory, RoleExperience } from '#contract/roles.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'

export const categoryLabels: Readonly<Record<RoleCategory, () => string>> = {
  mining: m.roles_category_mining,
  combat: m.roles_category_combat,
  transport: m.roles_category_transport,
  medical: m.roles_category_medical,
  support: m.roles_category_support,
  exploration: m.roles_category_exploration,
  salvaging: m.roles_category_salvaging,
  science: m.roles_category_science,
  other: m.roles_category_other,
}

export const experienceLabels: Readonly<Record<RoleExperience, () => string>> = {
  beginner: m.roles_experience_beginner,
  intermediate: m.roles_experience_intermediate,
  expert: m.roles_experience_expert,
}

export const compensationLabels: Readonly<Record<CompensationType, () => string>> = {
  fun: m.roles_pay_fun,
  auec: m.roles_pay_auec_kind,
  split: m.roles_pay_split_kind,
  negotiable: m.roles_pay_negotiable,
}

export const templateGroupLabels: Readonly<Record<TemplateActivity, () => string>> = {
  mining: m.roles_group_mining,
  bounty_hunting: m.roles_group_bounty_hunting,
  trading: m.roles_group_trading,
  salvaging: m.roles_group_salvaging,
  exploration: m.roles_group_exploration,
}

type Pay = Pick<
  CrewRole,
  'compensationType' | 'compensationAmount' | 'compensationPercentage' | 'slotsNeeded'
>

/** What one person in the role gets: "Split 10 % each", "60,000 aUEC". */
export const payText = (role: Pay): string => {
  const { compensationType, compensationAmount, compensationPercentage, slotsNeeded } = role
  if (compensationType === 'auec') {
    if (compensationAmount === null) return m.roles_pay_auec_open()
    return m.roles_pay_auec({ amount: compensationAmount.toLocaleString(currentLocale()) })
  }
  if (compensationType === 'split') {
    if (compensationPercentage === null) return m.roles_pay_split_open()
    const share = { percent: compensationPercentage }
    return slotsNeeded > 1 ? m.roles_pay_split_each(share) : m.roles_pay_split(share)
  }
  return compensationLabels[compensationType]()
}

/** What a role requires: "Intermediate · Undersuit, comms". */
export const requirementsText = ({ requiredExperience, requiredEquipment }: CrewRole): string =>
  [requiredExperience ? experienceLabels[requiredExperience]() : m.roles_any_experience(), requiredEquipment]
    .filter(Boolean)
    .join(' · ')
