import type { CrewSummary } from '#contract/crews/crews.ts'
import { countSeats, type SeatKind } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { payText, roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { anySeat, type GivenSeats, isGiven } from './apply-form.ts'

export type SeatedCrew = Pick<CrewSummary, 'currentCrewSize' | 'maxCrewSize' | 'roles' | 'primaryLanguage'>

export interface SeatChoice {
  readonly seat: string
  readonly name: string
  /** The language of the name; undefined for the language of the interface. */
  readonly lang: string | undefined
  readonly pay: string | undefined
  readonly kind: SeatKind
}

/**
 * What a player can apply for: each role with a free seat, and any seat where one belongs to no role. `held`: roles whose free
 * seats are held for others.
 */
export const seatChoices = (crew: SeatedCrew, held: readonly (number | null)[] = []): SeatChoice[] => {
  const seats = countSeats(crew)
  const roles = crew.roles.filter(({ id }, i) => (seats.roles[i]?.free ?? 0) > 0 && !held.includes(id))
  const choices: SeatChoice[] = roles.map((role) => ({
    seat: String(role.id),
    name: roleNameText(role.roleName),
    lang: roleNameLang(role.roleName, crew.primaryLanguage),
    pay: payText(role),
    kind: role.roleCategory,
  }))
  // A crew that has become full is refused by the server, which says so.
  const hasAny = seats.any.free > 0 || choices.length === 0
  return hasAny
    ? [...choices, { seat: anySeat, name: m.crews_any_seat(), lang: undefined, pay: undefined, kind: 'any' }]
    : choices
}

/**
 * The seat that is chosen to begin with: the only one, or the first of a kind that the player looks for, or the first
 * that they can take at once. Of those that they look for, one that they can take at once comes first.
 */
export const firstChoice = (
  choices: readonly SeatChoice[],
  wanted: readonly SeatKind[] = [],
  given: GivenSeats = [],
): string => {
  const atOnce = choices.filter(({ seat }) => isGiven(seat, given))
  const fits = ({ kind }: SeatChoice) => wanted.includes(kind)
  const fitting = atOnce.find(fits) ?? choices.find(fits) ?? atOnce[0]
  return (choices.length === 1 ? choices[0] : fitting)?.seat ?? ''
}
