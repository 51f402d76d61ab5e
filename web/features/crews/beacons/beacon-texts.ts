/** What a beacon says in words. */
import type { FreePlayerCount, OwnBeacon } from '#contract/beacons/beacons.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'

const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(currentLocale(), { type }).format(words)

/** "medic or gunner", "any seat". */
export const seatsText = (seats: readonly SeatKind[]): string =>
  seats.length === 0
    ? m.beacons_any_seat()
    : listOf(
        seats.map((kind) => m.beacons_seat({ kind })),
        'disjunction',
      )

export const litText = ({ endsAt }: Pick<OwnBeacon, 'endsAt'>, zone: string): string =>
  m.beacons_lit_until({ time: formatTime(new Date(endsAt), zone) })

/** More kinds would be a list, not a sentence. */
const namedKinds = 2

/** "3 medics, 2 gunners and 5 others are free now". Players who are free for several kinds are named under one at most. */
export const freeText = ({ total, seats }: FreePlayerCount): string => {
  const named = seats.filter(({ kind }) => kind !== 'any' && kind !== 'other').slice(0, namedKinds)
  const sum = named.reduce((all, { count }) => all + count, 0)
  if (named.length === 0 || sum > total) return m.beacons_free_now({ count: total })
  const others = total - sum
  const parts = named.map(({ kind, count }) => m.beacons_seat_count({ kind, count }))
  return m.beacons_free_now_list({
    list: listOf([...parts, ...(others > 0 ? [m.beacons_others({ count: others })] : [])], 'conjunction'),
  })
}
