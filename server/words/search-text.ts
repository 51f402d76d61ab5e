/**
 * What searches look through, in three lines: the leader, the fields of the post, its description. So a pattern with a
 * line break after the word finds it anywhere but in the description.
 */
import { activityNames } from '#contract/crews/activity-names.ts'
import type { Activity } from '#contract/crews/fields.ts'
import { roleGlossary } from '#contract/roles/glossary.ts'
import { roleTemplates } from '#contract/roles/templates.ts'
import { fold, symbolsIn, wordsIn } from './folded-words.ts'
import { builtInLocations, type Locations } from './locations.ts'

const maxSearchTextLength = 16_000

const roleNames = [...roleTemplates.map(({ roleName }) => roleName), ...roleGlossary].map((names) => ({
  ...names,
  folded: [fold(names.en), fold(names.de)],
}))

/** The name as written, and in both languages whatever usual name it contains. */
const namesOfRole = (name: string): string[] => {
  const written = fold(name)
  const known = roleNames.filter(({ folded }) => folded.some((usual) => written.includes(usual)))
  return [name, ...known.flatMap(({ en, de }) => [en, de])]
}

/** The place as written, and the bodies and systems of whatever places it names. */
const namesOfPlace = (place: string, { findIn }: Locations): string[] => [
  place,
  ...findIn(place).flatMap(({ body, system }) => [body, system]),
]

export interface LeaderNames {
  readonly username: string
  readonly displayName: string | null
  readonly organisation?: string | null
}

export interface SearchablePost {
  readonly title: string
  readonly description: string
  readonly activity: Activity | null
  readonly roleNames: readonly string[]
  readonly shipName?: string | null
  readonly location: string
  readonly startLocation: string
  readonly endLocation: string
  readonly leader: LeaderNames
}

/** Every word once, with a space before each. */
const joined = (words: readonly string[]): string => [...new Set(words)].map((word) => ` ${word}`).join('')

const lineOf = (texts: readonly string[]): string => {
  const folded = fold(texts.join(' '))
  return joined([...symbolsIn(folded), ...wordsIn(folded)])
}

/** Without symbols: every second name has a "_". */
export const leaderLineOf = ({ username, displayName, organisation }: LeaderNames): string =>
  joined(wordsIn(fold(`${username} ${displayName ?? ''} ${organisation ?? ''}`)))

/** The search text of a post that has another leader now. */
export const withLeader = (searchText: string, leader: LeaderNames): string =>
  leaderLineOf(leader) + searchText.slice(searchText.indexOf('\n'))

export const searchTextOf = (post: SearchablePost, locations: Locations = builtInLocations): string => {
  const { title, description, activity, roleNames, shipName, leader } = post
  const ofActivity = activity ? [activity, activityNames[activity].en, activityNames[activity].de] : []
  const places = [post.location, post.startLocation, post.endLocation].flatMap((place) =>
    namesOfPlace(place, locations),
  )
  const fields = lineOf([title, shipName ?? '', ...ofActivity, ...places, ...roleNames.flatMap(namesOfRole)])
  const text = [leaderLineOf(leader), fields, lineOf([description])].join('\n')
  return text.length <= maxSearchTextLength ? text : text.slice(0, text.lastIndexOf(' ', maxSearchTextLength))
}
