import type { CrewSummary } from '#contract/crews/crews.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { formatReward } from '#web/features/crews/crew-formats.ts'
import { categoryLabels, isPaid, payText } from '#web/i18n/role-labels.ts'
import { freeSeatsOf } from './free-seats.ts'

export const seatKindLabel = (kind: SeatKind): string =>
  kind === 'any' ? m.crews_any_seat() : categoryLabels[kind]()

const maxPays = 2

/** What the free seats pay: "15% each / 60,000 aUEC"; undefined if they pay nothing. */
const payOfSeats = (crew: Parameters<typeof freeSeatsOf>[0]): string | undefined => {
  const paid = freeSeatsOf(crew).roles.filter(({ role }) => isPaid(role))
  // Of several seats with the same pay, whichever roles they belong to, each gets it.
  const payOf = ({ role }: (typeof paid)[number]) => payText({ ...role, slotsNeeded: 1 })
  const isShared = (pay: string) => paid.filter((seat) => payOf(seat) === pay).length > 1
  const texts = [
    ...new Set(
      paid.map((seat) => payText(isShared(payOf(seat)) ? { ...seat.role, slotsNeeded: 2 } : seat.role)),
    ),
  ]
  if (texts.length > maxPays) return m.crews_pay_by_role()
  return texts.length > 0 ? texts.join(' / ') : undefined
}

type PaidCrew = Parameters<typeof freeSeatsOf>[0] & Pick<CrewSummary, 'rewardUec'>

/** What there is to earn. An amount for each seat says it all: the reward of the mission beside it would read as another. */
export const payOfCrew = (crew: PaidCrew): string[] => {
  const paysAmounts = freeSeatsOf(crew).roles.some(
    ({ role }) => isPaid(role) && role.compensationType === 'auec' && role.compensationAmount !== null,
  )
  const reward = crew.rewardUec === null || paysAmounts ? undefined : formatReward(crew.rewardUec)
  return [reward, payOfSeats(crew)].filter((text) => text !== undefined)
}
