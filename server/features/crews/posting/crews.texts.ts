import type { CrewChange, CrewDraft } from '#contract/crews/drafts.ts'
import type { RoleDraft } from '#contract/roles/roles.ts'
import { checkedFields, type FreeTextField } from './crews.columns.ts'

/** Every free-text field of a role: a missing one is a type error. */
const roleFields = {
  roleName: 'roleName',
  roleDescription: 'roleDescription',
  requiredEquipment: 'requiredEquipment',
} as const satisfies { [Field in FreeTextField<RoleDraft>]: Field }

const roleTexts = (role: RoleDraft, index: number) =>
  Object.values(roleFields).map((field) => [`roles.${index}.${field}`, role[field]])

/** All free texts in a post, by field. */
export const writtenTexts = (post: CrewDraft | CrewChange): Record<string, string> =>
  Object.fromEntries([
    ...checkedFields.map((field) => [field, post[field]]),
    ...(post.roles ?? []).flatMap(roleTexts),
  ])
