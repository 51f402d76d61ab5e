import type { CrewChange, CrewDraft } from '#contract/crews/drafts.ts'
import type { RoleDraft } from '#contract/roles/roles.ts'

const roleTexts = ({ roleName, roleDescription, requiredEquipment }: RoleDraft, index: number) => ({
  [`roles.${index}.roleName`]: roleName,
  [`roles.${index}.roleDescription`]: roleDescription,
  [`roles.${index}.requiredEquipment`]: requiredEquipment,
})

/** Everything in a post that its leader wrote freely, by field. */
export const writtenTexts = (post: CrewDraft | CrewChange): Record<string, string> => ({
  title: post.title,
  description: post.description,
  additionalRequirements: post.additionalRequirements,
  location: post.location,
  startLocation: post.startLocation,
  endLocation: post.endLocation,
  ...Object.assign({}, ...(post.roles ?? []).map(roleTexts)),
})
