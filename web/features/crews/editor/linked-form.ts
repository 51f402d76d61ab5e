/** The form for a new post as a link fills it in. */
import type { PostLink } from '#contract/crews/post-link.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import type { CrewFormValues } from './crew-form.ts'
import { dayAhead, usualTime } from './when/start-presets.ts'
import { joinStart } from './when/typed-times.ts'

/** A day whose evening has passed gets no time: that is left to the player. */
const startOn = (days: number, zone: string, now: Date): string => {
  const day = dayAhead(now, zone, days)
  return joinStart(day, usualTime(day, now, zone))
}

const startOf = (when: PostLink['when'], zone: string, now: Date): string => {
  if (when === 'today') return startOn(0, zone, now)
  return when === 'tomorrow' ? startOn(1, zone, now) : ''
}

export const formOfLink = (
  blank: CrewFormValues,
  { title, activity, when, language }: PostLink,
  roles: CrewRole[],
  now: Date,
): CrewFormValues => ({
  ...blank,
  title: title ?? blank.title,
  activity: activity ?? blank.activity,
  primaryLanguage: language ?? blank.primaryLanguage,
  startsNow: when === 'now',
  scheduledFor: startOf(when, blank.timezone, now),
  roles,
})
