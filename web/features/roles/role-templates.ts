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
  rescue: 'exploration',
}

interface TemplateGroup {
  readonly name: TemplateActivity
  readonly templates: readonly RoleTemplate[]
}

const groups: readonly TemplateGroup[] = [
  ...new Set(roleTemplates.map(({ activityType }) => activityType)),
].map((name) => ({ name, templates: roleTemplates.filter(({ activityType }) => activityType === name) }))

/** The templates that match the activity, if there are any, and all others. */
export const templatesFor = (
  activity: Activity | '',
): { matching: TemplateGroup | undefined; others: readonly TemplateGroup[] } => {
  const name = activity === '' ? undefined : groupOfActivity[activity]
  return {
    matching: groups.find((group) => group.name === name),
    others: groups.filter((group) => group.name !== name),
  }
}
