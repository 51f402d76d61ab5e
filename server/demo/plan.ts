/** The demo's posts with everything that follows from what posts.ts says: drafts, seats and moments. */
import * as z from 'zod/mini'
import { type CrewDraft, crewDraft } from '#contract/crews/drafts.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { roleTemplates } from '#contract/roles/templates.ts'
import type { DemoPost, DemoRole, Pay, Since } from './demo-post.ts'
import { after, before, startAt } from './moments.ts'
import { playerOf } from './players.ts'
import { demoPosts } from './posts.ts'

interface Seat {
  readonly name: string
  /** The position of the role that the player holds, if any. */
  readonly position?: number
}

export interface PlannedPost {
  readonly post: DemoPost
  readonly since: Since
  /** As the form would send it, checked by the same rules. */
  readonly draft: CrewDraft
  readonly seats: readonly Seat[]
  readonly posted: Date
  readonly start: Date | null
  readonly completed: Date | null
}

export const timezoneOf = (username: string): string => playerOf(username).timezone ?? 'Europe/Berlin'

/** The language of what players of a post write. */
export const localeOf = ({ primaryLanguage }: DemoPost): Locale => (primaryLanguage === 'de' ? 'de' : 'en')

const compensationOf = (pay: Pay) => {
  if (typeof pay === 'string') return { compensationType: pay }
  if ('share' in pay) return { compensationType: 'split', compensationPercentage: pay.share }
  return { compensationType: 'auec', compensationAmount: pay.auec }
}

const textsOf = (role: DemoRole, locale: Locale) => {
  if ('name' in role) {
    return {
      roleName: role.name,
      roleCategory: role.category,
      roleDescription: role.about,
      requiredExperience: role.experience,
      requiredEquipment: role.equipment,
    }
  }
  const template = roleTemplates.find(({ id }) => id === role.template)
  if (!template) throw new Error(`Unknown role template: ${role.template}`)
  return {
    roleName: template.roleName[locale],
    roleCategory: template.roleCategory,
    roleDescription: template.description[locale],
    requiredExperience: template.difficultyLevel,
  }
}

const slotsOf = ({ slots = 1 }: DemoRole): number => slots

const roleOf = (role: DemoRole, locale: Locale) => ({
  ...textsOf(role, locale),
  ...compensationOf(role.pay ?? 'fun'),
  slotsNeeded: slotsOf(role),
  isRequired: !role.optional,
})

const draftOf = (post: DemoPost, title: string): CrewDraft => {
  const { primaryLanguage = 'en', roles = [], members = [] } = post
  const seats = 1 + members.length + roles.map(slotsOf).reduce((sum, slots) => sum + slots, 0)
  return z.parse(crewDraft, {
    maxCrewSize: seats,
    estimatedDuration: 120,
    requiredLanguages: [primaryLanguage],
    ...post,
    title,
    primaryLanguage,
    timezone: timezoneOf(post.leader),
    roles: roles.map((role) => roleOf(role, localeOf(post))),
  })
}

const isOver = ({ status }: DemoPost) => status === 'completed' || status === 'ended'

/** Missions of the demo start a few minutes late and last as long as planned. */
export const startedAt = (start: Date): Date => after(start, 1 / 15)

const planOf = (post: DemoPost, since: Since, now: Date, title: string, start: Date | null): PlannedPost => {
  const draft = draftOf(post, title)
  const { roles = [], members = [] } = post
  return {
    post,
    since,
    draft,
    seats: [
      ...roles.flatMap(({ held = [] }, position) => held.map((name) => ({ name, position }))),
      ...members.map((name) => ({ name })),
    ],
    start,
    posted: post.posted ? before(now, post.posted) : before(start && start < now ? start : now, '1d'),
    completed: start && isOver(post) ? after(startedAt(start), (draft.estimatedDuration ?? 0) / 60) : null,
  }
}

const plansOf = (post: DemoPost, now: Date): PlannedPost[] => {
  const { title, weeks, starts } = post
  const start = starts === undefined ? null : startAt(now, timezoneOf(post.leader), starts)
  if (!weeks || !start) return [planOf(post, post, now, title, start)]
  const number = localeOf(post) === 'de' ? 'Nr.' : 'no.'
  return Array.from({ length: weeks }, (_, i) => {
    const weeksBefore = weeks - 1 - i
    return planOf(
      post,
      weeksBefore === 0 ? post : {},
      now,
      `${title}, ${number} ${i + 1}`,
      before(start, `${7 * weeksBefore}d`),
    )
  })
}

/** In the order in which they were posted. */
export const planPosts = (now: Date): PlannedPost[] =>
  demoPosts.flatMap((post) => plansOf(post, now)).sort((a, b) => a.posted.getTime() - b.posted.getTime())
