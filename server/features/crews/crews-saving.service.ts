import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { publish } from '#server/realtime/publish.ts'
import { facetsOf } from './crews.facets.ts'
import { updateCrew } from './crews.sql.ts'
import { postChanged, stateBefore } from './crews-changes.service.ts'
import { listRoles } from './crews-seats.sql.ts'

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
