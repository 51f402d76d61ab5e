import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { facetsOf } from '#server/features/crews/board/crews.facets.ts'
import { updateCrew } from '#server/features/crews/crews.sql.ts'
import { listRoles } from '#server/features/crews/seats/crews-seats.sql.ts'
import { publish } from '#server/realtime/publish.ts'
import { postChanged, stateBefore } from './crews-changes.service.ts'

/** Every change of a crew ends here, after its roles have changed: its facets follow from both. The crew is locked. */
export const saveCrew = async (
  ctx: Context,
  crew: CrewRow,
  changes: Partial<CrewRow> = {},
): Promise<void> => {
  const facets = facetsOf({ ...crew, ...changes }, await listRoles(ctx, crew.id), ctx.locations)
  await updateCrew(ctx, crew.id, { ...changes, facets })
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
  await postChanged(ctx, crew.id, stateBefore(crew, { ...changes, facets }))
}
