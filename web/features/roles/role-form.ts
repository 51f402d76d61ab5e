import * as z from 'zod/mini'
import { compensationTypes, roleCategories, roleExperiences } from '#contract/roles/fields.ts'
import { type CrewRole, type RoleDraft, roleDraft } from '#contract/roles/roles.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { parseWholeNumber, wholeNumberText } from '#web/forms/whole-number.ts'

/** A role as it is typed: optional numbers are text, and empty means none. */
const roleFormValues = z.object({
  roleName: z.string(),
  roleCategory: z.enum(roleCategories),
  roleDescription: z.string(),
  slotsNeeded: z.number(),
  compensationType: z.enum(compensationTypes),
  compensationAmount: z.string(),
  compensationPercentage: z.string(),
  requiredExperience: z.enum(['', ...roleExperiences]),
  requiredEquipment: z.string(),
  isRequired: z.boolean(),
  isAtOnce: z.boolean(),
})
export type RoleFormValues = z.output<typeof roleFormValues>

/** The role whose form is open: one of the post's, by its id, or a new one (null). */
const openRole = z.object({ id: z.nullable(z.int()), values: roleFormValues })
export type OpenRole = z.output<typeof openRole>

/** The restored open role, if it still fits the form and the roles of the post. */
export const readOpenRole = (restored: unknown, roles: readonly CrewRole[]): OpenRole | undefined => {
  const role = openRole.safeParse(restored).data
  return role && (role.id === null || roles.some(({ id }) => id === role.id)) ? role : undefined
}

export const formOfRole = (role: RoleDraft): RoleFormValues => ({
  roleName: role.roleName,
  roleCategory: role.roleCategory,
  roleDescription: role.roleDescription,
  slotsNeeded: role.slotsNeeded,
  compensationType: role.compensationType,
  compensationAmount: wholeNumberText(role.compensationAmount),
  compensationPercentage: wholeNumberText(role.compensationPercentage),
  requiredExperience: role.requiredExperience ?? '',
  requiredEquipment: role.requiredEquipment,
  isRequired: role.isRequired,
  isAtOnce: role.isAtOnce,
})

/** Null for an empty text, NaN for one that is not a number. */
const parseShare = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.')
  return text === '' ? null : Number(text)
}

/** Leaves out the field of the other kind of compensation: it is hidden, so it must not cause an error. */
const roleOfForm = (form: RoleFormValues): RoleDraft => ({
  ...form,
  compensationAmount: form.compensationType === 'auec' ? parseWholeNumber(form.compensationAmount) : null,
  compensationPercentage: form.compensationType === 'split' ? parseShare(form.compensationPercentage) : null,
  requiredExperience: form.requiredExperience || null,
})

export const checkRole = checkOf<RoleFormValues, RoleDraft>(roleDraft, roleOfForm)
