/** A demo post as the form would send it, checked by the same rules. */
import * as z from 'zod/mini'
import { type CrewDraft, crewDraft } from '#contract/crews/drafts.ts'
import { roleTemplates } from '#contract/roles/templates.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { DemoPost, DemoRole, Pay } from './demo-post.ts'

const templates = new Map(roleTemplates.map((template) => [template.id, template]))

const compensation = (pay: Pay) => {
  if (typeof pay === 'string') return { compensationType: pay }
  if ('share' in pay) return { compensationType: 'split', compensationPercentage: pay.share }
  return { compensationType: 'auec', compensationAmount: pay.auec }
}

const textsOf = (role: DemoRole, locale: Locale) => {
  if (!('template' in role)) {
    return {
      roleName: role.name,
      roleCategory: role.category,
      roleDescription: role.about,
      requiredExperience: role.experience,
      requiredEquipment: role.equipment,
    }
  }
  const template = templates.get(role.template)
  if (!template) throw new Error(`Unknown role template: ${role.template}`)
  return {
    roleName: template.roleName[locale],
    roleCategory: template.roleCategory,
    roleDescription: template.description[locale],
    requiredExperience: template.difficultyLevel,
  }
}

const roleOf = (role: DemoRole, locale: Locale) => ({
  ...textsOf(role, locale),
  ...compensation(role.pay),
  slotsNeeded: role.slots,
  isRequired: !role.optional,
})

export const draftOf = (post: DemoPost, timezone: string): CrewDraft =>
  z.parse(crewDraft, {
    ...post,
    description: post.description.join('\n'),
    timezone,
    roles: post.roles?.map((role) => roleOf(role, post.primaryLanguage === 'de' ? 'de' : 'en')),
  })
