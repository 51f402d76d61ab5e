import type { SeatCondition } from '#contract/boarding/fields.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRoleRow } from '#server/db/tables/crews.ts'
import type { BoardingRelation } from './boarding.fragment.ts'
import { type BoardedCrew, listGivenSeats, listUnmet, whyNotBoard } from './boarding.policy.ts'

interface ShownCrew extends BoardedCrew, BoardingRelation {
  readonly roles: readonly Pick<CrewRoleRow, 'id' | 'slots_needed' | 'slots_filled' | 'is_at_once'>[]
  /** Held for other players or for the viewer, each by its role. */
  readonly held_seats?: readonly (number | null)[]
}

export const viewBoarding = (
  viewer: Viewer,
  crew: ShownCrew,
): { canBoard: (number | null)[]; unmetConditions: SeatCondition[] } => {
  const player = crew.viewer_boarding
  const held = (crew.held_seats ?? []).map((roleId) => ({ roleId }))
  return {
    canBoard: whyNotBoard(viewer, crew, player) ? [] : listGivenSeats(crew, crew.roles, held),
    unmetConditions: player ? listUnmet(crew, player) : [],
  }
}
