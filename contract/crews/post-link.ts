/** A link to the form for a new post, filled in with what it says; without zod. */
import { type RoleCategory, roleCategories } from '../roles/fields.ts'
import { choiceOf } from '../wire/choice-of.ts'
import { type Language, languages } from '../wire/languages.ts'
import { type Activity, activities, crewLimits } from './fields.ts'

export const linkedStarts = ['now', 'today', 'tomorrow'] as const
export type LinkedStart = (typeof linkedStarts)[number]

/** Those for which there are usual roles. */
export const linkedSeats = roleCategories.filter((category) => category !== 'other')

export interface PostLink {
  readonly title?: string | undefined
  readonly activity?: Activity | undefined
  readonly seat?: RoleCategory | undefined
  readonly when?: LinkedStart | undefined
  readonly language?: Language | undefined
}

const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** Cut between characters. */
const titleOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? [
        ...value
          .slice(0, 2 * crewLimits.titleLength)
          .replace(unsafe, ' ')
          .trim(),
      ]
        .slice(0, crewLimits.titleLength)
        .join('') || undefined
    : undefined

/** Anybody can make such a link: what is none of the choices is left out. */
export const readPostLink = (given: Readonly<Record<string, unknown>>): PostLink => ({
  title: titleOf(given.title),
  activity: choiceOf(activities, given.activity),
  seat: choiceOf(linkedSeats, given.seat),
  when: choiceOf(linkedStarts, given.when),
  language: choiceOf(languages, given.language),
})

export const postLinkPath = (link: PostLink): string => {
  const given = Object.entries(link).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return given.length > 0 ? `/create?${given.join('&')}` : '/create'
}
