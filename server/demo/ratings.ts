/** The ratings of the demo: of every mission that was flown, by nearly everybody who was there. */
import type { Insertable } from 'kysely'
import type { RatingsTable } from '#server/db/tables/ratings.ts'
import { isAbsent } from './absences.ts'
import { demoPlayers } from './players.ts'
import { type Ids, idOf, type PlannedPost, seatsOf } from './rows.ts'

/** The players whose logins are printed have the last missions still to rate. */
const keepsOpen = new Set(demoPlayers.flatMap(({ username, loginLabel }) => (loginLabel ? username : [])))
const openMs = 14 * 24 * 60 * 60_000

/** The same number for the same texts in every run. */
const numberOf = (...texts: readonly string[]): number =>
  [...texts.join('/')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** Mostly good, as players who fly together week after week are. */
const starsOf = (number: number): number => [5, 5, 4, 5, 5, 4, 5, 3, 5, 4, 5, 2][number % 12] ?? 5

const comments = {
  en: ['Clear calls, fair split.', 'Would fly again.', 'Patient with beginners.', ''],
  de: ['Klare Ansagen, faire Teilung.', 'Gern wieder.', 'Geduldig mit Neulingen.', ''],
} as const

/** A rating, and the players it is about. */
interface DemoRating {
  readonly row: Insertable<RatingsTable>
  readonly receivers: readonly number[]
}

export const ratingsOf = (
  planned: PlannedPost,
  completedAt: Date | null,
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): DemoRating[] => {
  const { post } = planned
  if (!completedAt) return []
  const members = seatsOf(post).flatMap(({ name }) => (isAbsent(post.title, name) ? [] : name))
  const isOpen = now.getTime() - completedAt.getTime() < openMs
  const ratingBy = (rater: string, rated: readonly string[]): DemoRating[] => {
    const number = numberOf(rater, post.title)
    if ((isOpen && keepsOpen.has(rater)) || number % 7 === 0 || rated.length === 0) return []
    const given = new Date(Math.min(completedAt.getTime() + (1 + (number % 20)) * 60 * 60_000, now.getTime()))
    return [
      {
        row: {
          crew_id: idOf(crewIds, post.title),
          rater_id: idOf(userIds, rater),
          type: rater === post.leader ? 'crew' : 'leader',
          stars: starsOf(number),
          comment: comments[post.primaryLanguage === 'de' ? 'de' : 'en'][number % 4] ?? '',
          created_at: given,
        },
        receivers: rated.map((name) => idOf(userIds, name)),
      },
    ]
  }
  return [...members.flatMap((member) => ratingBy(member, [post.leader])), ...ratingBy(post.leader, members)]
}
