import type { Activity } from '#contract/crews/fields.ts'
import type { RoleCategory } from '#contract/roles/fields.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { addRole, draftOfTemplate } from './edited-roles.ts'
import { templatesFor } from './role-templates.ts'

/** One seat of a kind as a role of a post: the usual one for the activity, or else for any. */
export const rolesOfSeat = (kind: RoleCategory, activity: Activity | ''): CrewRole[] => {
  const { matching, others } = templatesFor(activity)
  const template = [...(matching?.templates ?? []), ...others.flatMap(({ templates }) => templates)].find(
    ({ roleCategory }) => roleCategory === kind,
  )
  return template ? addRole([], { ...draftOfTemplate(template), slotsNeeded: 1 }) : []
}
