import { issue } from '#contract/issues/issues.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { listHolds } from './crews-holds.sql.ts'

/** After the roles have changed: what was held in a role that is gone is free. The crew is locked. */
export const requireSeatsForHeld = async (
  ctx: Context,
  crew: CrewRow,
  maxCrewSize: number,
): Promise<void> => {
  const needed = crew.current_crew_size + (await listHolds(ctx, crew.id)).length
  if (maxCrewSize < needed) {
    throw new AppError('invalid_input', { fields: { maxCrewSize: issue('crew_size_below_held', needed) } })
  }
}
