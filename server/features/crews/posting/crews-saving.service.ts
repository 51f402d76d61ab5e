import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { putOutForMission } from '#server/features/beacons/beacons.service.ts'
import { atOnceFacet } from '#server/features/crews/board/crews.facets.ts'
import { computeFacets } from '#server/features/crews/board/crews-facets.service.ts'
import { updateCrew } from '#server/features/crews/crews.sql.ts'
import { listMemberIds } from '#server/features/crews/seats/crews-seats.sql.ts'
import { publish } from '#server/realtime/publish.ts'
import { announceHeldSeat, postChanged, stateBefore } from './crews-changes.service.ts'

/** When they change, those aboard may no longer be free. */
const timeColumns = ['mission_status', 'scheduled_time', 'estimated_duration'] as const

/** Every change of a crew ends here, after its roles have changed: its facets follow from both. The crew is locked. */
export const saveCrew = async (
  ctx: Context,
  crew: CrewRow,
  changes: Partial<CrewRow> = {},
): Promise<void> => {
  const facets = await computeFacets(ctx, { ...crew, ...changes })
  await updateCrew(ctx, crew.id, { ...changes, facets })
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
  const before = stateBefore(crew, { ...changes, facets })
  if (timeColumns.some((column) => column in before)) {
    const aboard = [crew.author_id, ...(await listMemberIds(ctx, crew.id))]
    await putOutForMission(ctx, aboard, { ...crew, ...changes })
  }
  await postChanged(ctx, crew.id, before)
}

/** A seat is held from now on. The crew is locked. */
export const seatHeld = async (ctx: Context, crew: CrewRow): Promise<void> => {
  if (crew.seats_at_once !== 'off') await saveCrew(ctx, crew)
}

/** A seat is no longer held. The crew is locked. */
export const heldSeatFreed = (ctx: Context, crew: CrewRow): Promise<void> =>
  crew.seats_at_once === 'off' ? announceHeldSeat(ctx, crew.id) : saveCrew(ctx, crew)

/** Who waits has changed, or who of them can be offered a seat: another player may get it at once now. The crew is locked. */
export const refreshSeats = async (ctx: Context, crew: CrewRow): Promise<void> => {
  if (crew.seats_at_once === 'off') return
  const isGiven = (facets: readonly string[]) => facets.includes(atOnceFacet)
  if (isGiven(await computeFacets(ctx, crew)) !== isGiven(crew.facets)) await saveCrew(ctx, crew)
}
