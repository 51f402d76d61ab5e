/** What became of the demo's missions, as rows: who did not come, how the takings were split, how players rated each other. */
import type { Insertable } from 'kysely'
import { shareOut } from '#contract/settlements/shares.ts'
import type { AbsencesTable } from '#server/db/tables/attendance.ts'
import type { RatingsTable } from '#server/db/tables/ratings.ts'
import type { SettlementSharesTable, SettlementsTable } from '#server/db/tables/settlements.ts'
import { after } from './moments.ts'
import { localeOf } from './plan.ts'
import { playerOf } from './players.ts'
import type { StoredPost, World } from './world.ts'

const completionOf = ({ completed, post }: StoredPost): Date => {
  if (!completed) throw new Error(`Not completed in the demo data: ${post.title}`)
  return completed
}

const isAbsent = ({ since }: StoredPost, name: string): boolean => since.absent?.[name] !== undefined

export const absenceRows = (plan: StoredPost, { idOf }: World): Insertable<AbsencesTable>[] =>
  Object.entries(plan.since.absent ?? {}).map(([player, { status, says }]) => {
    const marked_at = completionOf(plan)
    return {
      crew_id: plan.id,
      user_id: idOf(player),
      status,
      marked_at,
      ...(says && { contest_text: says, contested_at: after(marked_at, 9) }),
      ...(status === 'upheld' && { settled_at: after(marked_at, 30), decided_by: idOf('Warden') }),
    }
  })

export const settlementRows = (plan: StoredPost, { idOf }: World): Insertable<SettlementsTable>[] => {
  const { id, post, since } = plan
  if (!since.settlement) return []
  const { takings, expenses } = since.settlement
  const sent_at = after(completionOf(plan), 1)
  return [{ crew_id: id, takings, expenses, sent_at, sent_by: idOf(post.leader) }]
}

export const shareRows = (plan: StoredPost, { idOf }: World): Insertable<SettlementSharesTable>[] => {
  const { id, post, since, seats } = plan
  if (!since.settlement) return []
  const { takings, expenses, open = [], disputed } = since.settlement
  const aboard = [post.leader, ...seats.map(({ name }) => name)]
  const kinds = aboard.map((name) => ({ kind: isAbsent(plan, name) ? 'none' : 'even' }) as const)
  const { amounts } = shareOut(takings - expenses, kinds)
  return aboard.map((name, i) => {
    const share = { crew_id: id, user_id: idOf(name), amount: amounts[i] ?? 0 }
    return disputed?.by === name
      ? { ...share, status: 'disputed', missing: disputed.says, disputed_at: after(completionOf(plan), 21) }
      : { ...share, status: open.includes(name) ? 'open' : 'received' }
  })
}

/** The same number for the same texts in every run. */
const numberOf = (...texts: readonly string[]): number =>
  [...texts.join('/')].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** Mostly good, as players who fly together week after week are. */
const starsOf = (number: number): number => [5, 5, 4, 5, 5, 4, 5, 3, 5, 4, 5, 2][number % 12] ?? 5

const comments = {
  en: ['Clear calls, fair split.', 'Would fly again.', 'Patient with beginners.', ''],
  de: ['Klare Ansagen, faire Teilung.', 'Gern wieder.', 'Geduldig mit Neulingen.', ''],
} as const

interface DemoRating {
  readonly row: Insertable<RatingsTable>
  /** The players it is about. */
  readonly receivers: readonly number[]
}

/** By nearly everyone; those whose logins are printed have the last missions still to rate. */
export const ratingsOf = (plan: StoredPost, { idOf, now }: World): DemoRating[] => {
  const { id, post, draft, completed } = plan
  if (!completed) return []
  const members = plan.seats.flatMap(({ name }) => (isAbsent(plan, name) ? [] : name))
  const isOpen = after(completed, 14 * 24) > now
  const ratingBy = (rater: string, rated: readonly string[]): DemoRating[] => {
    const number = numberOf(rater, draft.title)
    const isLeft = isOpen && playerOf(rater).loginLabel !== undefined
    if (isLeft || number % 7 === 0 || rated.length === 0) return []
    const given = after(completed, 1 + (number % 20))
    const row = {
      crew_id: id,
      rater_id: idOf(rater),
      type: rater === post.leader ? ('crew' as const) : ('leader' as const),
      stars: starsOf(number),
      comment: comments[localeOf(post)][number % 4] ?? '',
      created_at: given < now ? given : now,
    }
    return [{ row, receivers: rated.map(idOf) }]
  }
  return [...members.flatMap((member) => ratingBy(member, [post.leader])), ...ratingBy(post.leader, members)]
}
