import type { CrewChange, CrewDraft } from '#contract/crews/drafts.ts'
import type { RoleDraft } from '#contract/roles/roles.ts'
import { checkedFields, type FreeTextField } from './crews.columns.ts'

/** Every field of a role that takes any text: one that is missing is a type error. */
const roleFields = {
  roleName: 'roleName',
  roleDescription: 'roleDescription',
  requiredEquipment: 'requiredEquipment',
} as const satisfies { [Field in FreeTextField<RoleDraft>]: Field }

const roleTexts = (role: RoleDraft, index: number) =>
  Object.values(roleFields).map((field) => [`roles.${index}.${field}`, role[field]])

/** Everything in a post that its leader wrote freely, by field. */
export const writtenTexts = (post: CrewDraft | CrewChange): Record<string, string> =>
  Object.fromEntries([
    ...checkedFields.map((field) => [field, post[field]]),
    ...(post.roles ?? []).flatMap(roleTexts),
  ])
