import type { Resolver } from 'react-hook-form'
import {
  type CompensationType,
  type RoleCategory,
  type RoleDraft,
  type RoleExperience,
  roleDraft,
} from '#contract/roles.ts'
import { checkBySchema } from '#web/forms/check-by-schema.ts'
import { wholeNumberOf } from '#web/forms/whole-number.ts'

/** A role as it is typed: numbers are text, "any" is empty. */
export interface RoleFormValues {
  roleName: string
  roleCategory: RoleCategory
  roleDescription: string
  slotsNeeded: number
  compensationType: CompensationType
  compensationAmount: string
  compensationPercentage: string
  requiredExperience: RoleExperience | ''
  requiredEquipment: string
  isRequired: boolean
}

const typed = (number: number | null): string => (number === null ? '' : String(number))

export const formOfRole = (role: RoleDraft): RoleFormValues => ({
  roleName: role.roleName,
  roleCategory: role.roleCategory,
  roleDescription: role.roleDescription,
  slotsNeeded: role.slotsNeeded,
  compensationType: role.compensationType,
  compensationAmount: typed(role.compensationAmount),
  compensationPercentage: typed(role.compensationPercentage),
  requiredExperience: role.requiredExperience ?? '',
  requiredEquipment: role.requiredEquipment,
  isRequired: role.isRequired,
})

/** What belongs to another kind of compensation is left out, so that it cannot be wrong unseen. */
const roleOfForm = (form: RoleFormValues): RoleDraft => ({
  ...form,
  compensationAmount: form.compensationType === 'auec' ? wholeNumberOf(form.compensationAmount) : null,
  compensationPercentage:
    form.compensationType === 'split' ? wholeNumberOf(form.compensationPercentage) : null,
  requiredExperience: form.requiredExperience || null,
})

export const roleResolver: Resolver<RoleFormValues, unknown, RoleDraft> = (form) => {
  const { values, errors } = checkBySchema(roleDraft, roleOfForm(form))
  return values === undefined ? { values: {}, errors } : { values, errors: {} }
}
