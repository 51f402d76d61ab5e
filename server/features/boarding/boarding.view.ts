import type { SeatCondition } from '#contract/crews/at-once.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRoleRow } from '#server/db/tables/crews.ts'
import type { BoardingRelation } from './boarding.fragment.ts'
import { type BoardedCrew, listSeats, listUnmet, whyNotBoard } from './boarding.policy.ts'

interface ShownCrew extends BoardedCrew, BoardingRelation {
  readonly roles: readonly Pick<CrewRoleRow, 'id' | 'slots_needed' | 'slots_filled' | 'is_at_once'>[]
  readonly loaded_at: string
}

export const viewBoarding = (
  viewer: Viewer,
  crew: ShownCrew,
): { canBoard: (number | null)[]; unmetConditions: SeatCondition[] } => {
  const player = crew.viewer_boarding
  return {
    canBoard:
      !player || player.isShutOut || whyNotBoard(viewer, crew, player)
        ? []
        : listSeats(crew, crew.roles, player, new Date(crew.loaded_at)),
    unmetConditions: player ? listUnmet(crew, player) : [],
  }
}
