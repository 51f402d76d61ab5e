/** What notices say to those who were aboard, when takings are split, and to those who lead. */
import { m } from '#texts'
import type { Reader, TextsOf } from './reader.ts'

interface OfShare {
  readonly title: string
  /** aUEC. */
  readonly amount: number
}

/** As in the other notices: a type keeps its data. */
export interface SettlementNotices {
  readonly settlement_sent: OfShare
  readonly settlement_changed: OfShare
  /** To those who lead. `name`, `userId`: of the player who disagrees. */
  readonly settlement_disputed: { readonly title: string; readonly name: string; readonly userId: number }
}

const written = ({ title, amount }: OfShare, { locale }: Reader) => ({
  title,
  amount: amount.toLocaleString(locale),
})

export const settlementTexts: TextsOf<SettlementNotices> = {
  settlement_sent: (data, reader) =>
    data.amount === 0
      ? m.settlements_notice_sent_none(data, reader)
      : m.settlements_notice_sent(written(data, reader), reader),
  settlement_changed: (data, reader) =>
    data.amount === 0
      ? m.settlements_notice_changed_none(data, reader)
      : m.settlements_notice_changed(written(data, reader), reader),
  settlement_disputed: m.settlements_notice_disputed,
}
