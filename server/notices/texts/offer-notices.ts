/** What notices about offered seats say. */
import { localRoleName } from '#contract/roles/names.ts'
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

interface OfSeat {
  readonly title: string
  /** Of the player who was offered it. */
  readonly name: string
  /** Null for any seat. */
  readonly role: string | null
}

export interface OfferNotices {
  readonly offer_accepted: OfSeat
  readonly waiting_offer_accepted: OfSeat
  readonly offer_declined: Pick<OfSeat, 'title' | 'name'>
  readonly offer_role_removed: { readonly title: string; readonly role: string }
  readonly offer_completed: Pick<OfSeat, 'title'>
  readonly waiting_offer_taken_back: Pick<OfSeat, 'title'>
}

export const offerTexts: TextsOf<OfferNotices> = {
  offer_accepted: ({ name, title, role }, reader) =>
    role === null
      ? m.offers_notice_accepted({ name, title }, reader)
      : m.offers_notice_accepted_role({ name, title, role: localRoleName(role, reader.locale) }, reader),
  waiting_offer_accepted: ({ name, title, role }, reader) =>
    role === null
      ? m.offers_notice_waiting_accepted({ name, title }, reader)
      : m.offers_notice_waiting_accepted_role(
          { name, title, role: localRoleName(role, reader.locale) },
          reader,
        ),
  offer_declined: m.offers_notice_declined,
  offer_role_removed: ({ title, role }, reader) =>
    m.offers_notice_role_removed({ title, role: localRoleName(role, reader.locale) }, reader),
  offer_completed: m.offers_notice_completed,
  waiting_offer_taken_back: m.offers_notice_waiting_taken_back,
}
