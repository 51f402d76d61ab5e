/** Which seat of a crew is the one for a player who wants to fly now. */
import { matchWeights } from '#contract/crews/matching.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Viewer } from '#server/context.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import { listSeats, whyNotBoard } from '#server/features/boarding/boarding.policy.ts'
import type { CrewSummaryRow } from '#server/features/crews/board/crews-board.service.ts'
import type { CandidateRow } from './fly-now.sql.ts'

export interface SeatNowRow {
  readonly crew: CrewSummaryRow
  /** Null for a seat that belongs to no role. */
  readonly role: CrewSummaryRow['roles'][number] | null
  readonly isAtOnce: boolean
}

type Role = CrewSummaryRow['roles'][number]

export const scoreOf = ({ reasons = [] }: CrewSummaryRow): number =>
  reasons.reduce((sum, { kind }) => sum + matchWeights[kind], 0)

/** The first free seat of a wanted kind: of the roles in the order of the post, else one that belongs to none. */
const findSeat = (
  crew: CrewSummaryRow,
  seats: readonly SeatKind[],
  isFree: (role: Role | null) => boolean,
): Role | null | undefined => {
  const role = crew.roles.find(
    (each) => isFree(each) && (seats.length === 0 || seats.includes(each.role_category)),
  )
  if (role) return role
  return (seats.length === 0 || seats.includes('any')) && isFree(null) ? null : undefined
}

export const chooseSeat = (
  viewer: Viewer,
  crew: CrewSummaryRow,
  candidate: CandidateRow,
  seats: readonly SeatKind[],
  now: Date,
): SeatNowRow | undefined => {
  const { boarding } = candidate
  const post = { ...crew, ...candidate }
  const given =
    !boarding || whyNotBoard(viewer, post, boarding) ? [] : listSeats(post, crew.roles, boarding, now)
  const atOnce = findSeat(crew, seats, (role) => given.includes(role?.id ?? null))
  if (atOnce !== undefined) return { crew, role: atOnce, isAtOnce: true }
  if (whyNotApply(viewer, crew)) return undefined
  // As if all were given at once.
  const taken = { held: candidate.held.map((roleId) => ({ roleId })), own: [], waiting: [] }
  const free = listSeats({ ...post, seats_at_once: 'all' }, crew.roles, taken, now)
  const seat = findSeat(crew, seats, (role) => free.includes(role?.id ?? null))
  return seat === undefined ? undefined : { crew, role: seat, isAtOnce: false }
}
