/** What notices about waiting lists say. */
import { localRoleName } from '#contract/roles/names.ts'
import { m } from '#texts'
import { momentFor } from './notice-times.ts'
import type { TextsOf } from './reader.ts'

interface OfCrew {
  readonly title: string
}

export interface WaitlistNotices {
  /** `until`: when the offer ends, as an ISO string. */
  readonly waitlist_offer: OfCrew & { readonly role: string | null; readonly until: string }
  readonly waitlist_seat_free: OfCrew & { readonly count: number }
  readonly waitlist_ended: OfCrew
  readonly waitlist_removed: OfCrew
  readonly waitlist_role_removed: OfCrew & { readonly role: string }
}

export const waitlistTexts: TextsOf<WaitlistNotices> = {
  waitlist_offer: ({ title, role, until: end }, reader) => {
    const until = momentFor(end, reader)
    return role === null
      ? m.waitlists_notice_offer({ title, until }, reader)
      : m.waitlists_notice_offer_role({ title, role: localRoleName(role, reader.locale), until }, reader)
  },
  waitlist_seat_free: m.waitlists_notice_seat_free,
  waitlist_ended: m.waitlists_notice_ended,
  waitlist_removed: m.waitlists_notice_removed,
  waitlist_role_removed: ({ title, role }, reader) =>
    m.waitlists_notice_role_removed({ title, role: localRoleName(role, reader.locale) }, reader),
}
