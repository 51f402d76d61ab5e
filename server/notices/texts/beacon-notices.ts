/** What notices about beacons say. */
import { localRoleName } from '#contract/roles/names.ts'
import { m } from '#texts'
import { momentFor } from './notice-times.ts'
import type { TextsOf } from './reader.ts'

export interface BeaconNotices {
  /** `end`: as an ISO string; `minutes`: how much longer it can stay lit. */
  readonly beacon_ends: { readonly end: string; readonly minutes: number }
  /** `start`: null under way or without one; `role`: null for a seat that belongs to none. */
  readonly beacon_post: {
    readonly title: string
    readonly start: string | null
    readonly role: string | null
    readonly isAtOnce: boolean
  }
  /** A seat was freed shortly before the start, and players who are free would fit. */
  readonly seat_freed: { readonly title: string; readonly names: string; readonly count: number }
}

export const beaconTexts: TextsOf<BeaconNotices> = {
  beacon_ends: ({ end, minutes }, reader) =>
    m.beacons_notice_ends({ end: momentFor(end, reader), minutes }, reader),
  beacon_post: ({ title, start, role, isAtOnce }, reader) => {
    const seat = role === null ? m.beacons_notice_any_seat({}, reader) : localRoleName(role, reader.locale)
    const when = start === null ? m.beacons_notice_now({}, reader) : momentFor(start, reader)
    return isAtOnce
      ? m.beacons_notice_post_at_once({ title, seat, when }, reader)
      : m.beacons_notice_post({ title, seat, when }, reader)
  },
  seat_freed: m.beacons_notice_seat_freed,
}
