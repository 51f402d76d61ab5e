import { type SeatKind, seatKinds } from '#contract/crews/seats.ts'
import { choiceOf } from '#contract/wire/choice-of.ts'

export interface FlyNowSearch {
  /** Instead of what the player's beacon says; `any` for any seat. */
  readonly seat?: SeatKind | undefined
}

export const readFlyNowSearch = ({ seat }: Record<string, unknown>): FlyNowSearch => ({
  seat: choiceOf(seatKinds, seat),
})
