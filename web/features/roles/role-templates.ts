import type { Activity } from '#contract/crews/fields.ts'
import { type RoleTemplate, roleTemplates, type TemplateActivity } from '#contract/roles/templates.ts'

const groupOfActivity: Readonly<Partial<Record<Activity, TemplateActivity>>> = {
  mining: 'mining',
  combat: 'bounty_hunting',
  escort: 'bounty_hunting',
  trading: 'trading',
  cargo: 'trading',
  transport: 'trading',
  salvage: 'salvaging',
  exploration: 'exploration',
  rescue: 'rescue',
}

interface TemplateGroup {
  readonly name: TemplateActivity
  readonly templates: readonly RoleTemplate[]
}

const groupNames = [...new Set(roleTemplates.map(({ activityType }) => activityType))]

/** The templates that match the activity, if there are any, and all others. */
export const templatesFor = (
  activity: Activity | '',
): { matching: TemplateGroup | undefined; others: readonly TemplateGroup[] } => {
  const name = activity === '' ? undefined : groupOfActivity[activity]
  const isMatching = ({ activityType, alsoFor }: RoleTemplate) =>
    name !== undefined && (activityType === name || alsoFor === name)
  const rest = roleTemplates.filter((template) => !isMatching(template))
  return {
    matching: name && { name, templates: roleTemplates.filter(isMatching) },
    others: groupNames
      .map((other) => ({ name: other, templates: rest.filter(({ activityType }) => activityType === other) }))
      .filter(({ templates }) => templates.length > 0),
  }
}
