/** What notices about who leads a crew say. */
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

interface OfPlayer {
  readonly title: string
  readonly name: string
}

export interface LeadingNotices {
  /** `name`: of the leader. */
  readonly co_leader_named: OfPlayer
  readonly co_leader_ended: Pick<OfPlayer, 'title'>
  readonly co_leader_stepped_down: OfPlayer
  /** Of a leader who is banned, which the notice does not say. */
  readonly leader_away: Pick<OfPlayer, 'title'>
  readonly leader_lost: Pick<OfPlayer, 'title'>
  /** `name`: of the leader. */
  readonly lead_offered: OfPlayer
  /** `name`: of the member. */
  readonly lead_accepted: OfPlayer
  readonly lead_declined: OfPlayer
  /** `name`: of the new leader. */
  readonly new_leader: OfPlayer
  /** `name`: of the former leader; null if they are gone. */
  readonly you_lead: { readonly title: string; readonly name: string | null }
  /** Of one date of a series. `owner`: who goes on leading the series. */
  readonly you_lead_date: OfPlayer & { readonly owner: string }
}

export const leadingTexts: TextsOf<LeadingNotices> = {
  co_leader_named: m.leading_notice_named,
  co_leader_ended: m.leading_notice_ended,
  co_leader_stepped_down: m.leading_notice_stepped_down,
  leader_away: m.leading_notice_away,
  leader_lost: m.leading_notice_lost,
  lead_offered: m.leading_notice_offered,
  lead_accepted: m.leading_notice_accepted,
  lead_declined: m.leading_notice_declined,
  new_leader: m.leading_notice_new_leader,
  you_lead: ({ title, name }, reader) =>
    name === null
      ? m.leading_notice_taken_over({ title }, reader)
      : m.leading_notice_handed_over({ title, name }, reader),
  you_lead_date: m.leading_notice_handed_over_date,
}
