import type { SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { categoryLabels, isPaid, payText } from '#web/i18n/role-labels.ts'
import { freeSeatsOf } from './free-seats.ts'

export const seatKindLabel = (kind: SeatKind): string =>
  kind === 'any' ? m.crews_any_seat() : categoryLabels[kind]()

const maxPays = 2

/** What the free seats pay: "Split 15 % / 60,000 aUEC"; undefined if they pay nothing. */
export const payOfSeats = (crew: Parameters<typeof freeSeatsOf>[0]): string | undefined => {
  const paid = freeSeatsOf(crew).roles.filter(({ role }) => isPaid(role))
  const texts = [...new Set(paid.map(({ role }) => payText(role)))]
  if (texts.length > maxPays) return m.crews_pay_by_role()
  return texts.length > 0 ? texts.join(' / ') : undefined
}
