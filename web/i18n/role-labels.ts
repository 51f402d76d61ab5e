/** Labels for the values of a role. Call them while rendering, so that they follow the language. */

import type { CompensationType, RoleCategory } from '#contract/roles/fields.ts'
import { isTemplateName, localRoleName } from '#contract/roles/names.ts'
import type { RoleSeats } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { currentLocale } from './language.ts'

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

export const compensationLabels: Readonly<Record<CompensationType, () => string>> = {
  fun: m.roles_pay_fun,
  auec: m.roles_pay_auec_kind,
  split: m.roles_pay_split_kind,
  negotiable: m.roles_pay_negotiable,
}

export const roleNameText = (roleName: string): string => localRoleName(roleName, currentLocale())

/** The language of that text; undefined for the language of the interface. */
export const roleNameLang = (roleName: string, postLang: string): string | undefined =>
  isTemplateName(roleName) ? undefined : postLang

type Pay = Pick<
  RoleSeats,
  'compensationType' | 'compensationAmount' | 'compensationPercentage' | 'slotsNeeded'
>

/** Whether there may be anything to earn. */
export const isPaid = ({ compensationType, compensationAmount, compensationPercentage }: Pay): boolean => {
  if (compensationType === 'auec') return compensationAmount !== 0
  return compensationType === 'split' ? compensationPercentage !== 0 : compensationType === 'negotiable'
}

/** What one person in the role gets: "10% each", "60,000 aUEC". */
export const payText = (role: Pay): string => {
  const { compensationType, compensationAmount, compensationPercentage, slotsNeeded } = role
  if (compensationType === 'auec') {
    if (compensationAmount === null) return m.roles_pay_auec_open()
    const amount = compensationAmount.toLocaleString(currentLocale())
    return slotsNeeded > 1 ? m.roles_pay_auec_each({ amount }) : m.roles_pay_auec({ amount })
  }
  if (compensationType === 'split') {
    if (compensationPercentage === null) return m.roles_pay_split_open()
    const share = { percent: compensationPercentage.toLocaleString(currentLocale()) }
    return slotsNeeded > 1 ? m.roles_pay_split_each(share) : m.roles_pay_split(share)
  }
  return compensationLabels[compensationType]()
}
