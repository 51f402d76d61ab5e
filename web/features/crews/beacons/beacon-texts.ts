/** What a beacon says in words. */
import type { FreePlayerCount, OwnBeacon } from '#contract/beacons/beacons.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { formatDayTime } from '#web/features/crews/time/use-format-until.ts'
import { formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { isAhead } from './beacon-times.ts'

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

/** A beacon that is lit for later says from when. */
export const litText = (
  { startsAt, endsAt }: Pick<OwnBeacon, 'startsAt' | 'endsAt'>,
  zone: string,
  now = new Date(),
): string => {
  const start = new Date(startsAt)
  return isAhead(start, now)
    ? m.beacons_lit_from({ time: formatDayTime(start, now, zone) })
    : m.beacons_lit_until({ time: formatTime(new Date(endsAt), zone) })
}

/** More kinds would be a list, not a sentence. */
const namedKinds = 2

/** "3 medics, 2 gunners and 5 others are free now". Whoever is free for several kinds is one of the others. */
export const freeText = ({ total, seats }: FreePlayerCount): string => {
  const named = seats
    .filter(({ kind, only }) => kind !== 'any' && kind !== 'other' && only > 0)
    .toSorted((one, other) => other.only - one.only)
    .slice(0, namedKinds)
  if (named.length === 0) return m.beacons_free_now({ count: total })
  const others = total - named.reduce((sum, { only }) => sum + only, 0)
  const parts = named.map(({ kind, only }) => m.beacons_seat_count({ kind, count: only }))
  return m.beacons_free_now_list({
    list: listOf([...parts, ...(others > 0 ? [m.beacons_others({ count: others })] : [])], 'conjunction'),
  })
}
