/** Computes the facets of many posts together. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { listRolesOf } from '#server/features/crews/seats/crews-seats.sql.ts'
import { facetsOf } from './crews.facets.ts'

/** The posts with the facets that follow from them. */
export const withFacets = async (ctx: Context, crews: readonly CrewRow[]): Promise<CrewRow[]> => {
  if (crews.length === 0) return []
  const roles = await listRolesOf(
    ctx,
    crews.map(({ id }) => id),
  )
  return crews.map((crew) => {
    const ofCrew = roles.filter(({ crew_id }) => crew_id === crew.id)
    return { ...crew, facets: facetsOf(crew, ofCrew, ctx.locations) }
  })
}
