/** The roles of a post in the editor. A role that the server does not know yet has a negative id. */

import { roleLimits } from '#contract/roles/fields.ts'
import type { CrewRole, RoleDraft } from '#contract/roles/roles.ts'
import type { RoleTemplate } from '#contract/roles/templates.ts'
import { currentLocale } from '#web/i18n/language.ts'

const nextId = (roles: readonly CrewRole[]): number => Math.min(0, ...roles.map(({ id }) => id)) - 1

export const addRole = (roles: readonly CrewRole[], draft: RoleDraft): CrewRole[] => [
  ...roles,
  { ...draft, id: nextId(roles), slotsFilled: 0, applicationCount: 0 },
]

export const changeRole = (roles: readonly CrewRole[], id: number, draft: RoleDraft): CrewRole[] =>
  roles.map((role) => (role.id === id ? { ...role, ...draft } : role))

export const changeSeats = (roles: readonly CrewRole[], id: number, slotsNeeded: number): CrewRole[] =>
  roles.map((role) => (role.id === id ? { ...role, slotsNeeded } : role))

export const removeRole = (roles: readonly CrewRole[], id: number): CrewRole[] =>
  roles.filter((role) => role.id !== id)

const defaultShare = (type: RoleDraft['compensationType']) =>
  type === 'split' ? roleLimits.defaultShare : null

export const draftOfTemplate = (template: RoleTemplate): RoleDraft => ({
  roleName: template.roleName[currentLocale()],
  roleCategory: template.roleCategory,
  roleDescription: template.description[currentLocale()],
  slotsNeeded: template.defaultSlots,
  compensationType: template.typicalCompensation,
  compensationAmount: null,
  compensationPercentage: defaultShare(template.typicalCompensation),
  requiredExperience: template.difficultyLevel,
  requiredEquipment: '',
  isRequired: true,
  isAtOnce: false,
})

export const blankRole: RoleDraft = {
  roleName: '',
  roleCategory: 'other',
  roleDescription: '',
  slotsNeeded: 1,
  compensationType: 'split',
  compensationAmount: null,
  compensationPercentage: roleLimits.defaultShare,
  requiredExperience: null,
  requiredEquipment: '',
  isRequired: true,
  isAtOnce: false,
}

interface RoleSums {
  readonly seats: number
  /** Percent of the profit promised to the crew; every seat of a role gets its share. */
  readonly shares: number
}

/** A share has at most one decimal; sums of such numbers have more. */
export const toTenths = (percent: number): number => Math.round(percent * 10) / 10

export const sumRoles = (roles: readonly CrewRole[]): RoleSums => ({
  seats: roles.reduce((sum, { slotsNeeded }) => sum + slotsNeeded, 0),
  shares: toTenths(
    roles.reduce(
      (sum, { compensationType, compensationPercentage, slotsNeeded }) =>
        compensationType === 'split' ? sum + (compensationPercentage ?? 0) * slotsNeeded : sum,
      0,
    ),
  ),
})
