/** The facets of many posts at once. */
import { type Context, inTransaction } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { postsChanged } from '#server/features/crews/posting/crews-changes.service.ts'
import { listRolesOf } from '#server/features/crews/seats/crews-seats.sql.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { publishAll } from '#server/realtime/publish.ts'
import { facetsOf } from './crews.facets.ts'
import * as sql from './crews-facets.sql.ts'

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

/**
 * A node of the release before, which goes on for a while beside new ones, stores the posts that it changes without the
 * facets that are new.
 */
export const missingFacetsJob = recurringJob('missing-facets', '20 * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    const incomplete = await sql.lockIncomplete(ctx)
    const complete = await withFacets(ctx, incomplete)
    // A place that no list knows is in no system: nothing is missing then.
    const changed = complete.filter(({ facets }, i) => facets.length !== incomplete[i]?.facets.length)
    if (changed.length === 0) return
    await sql.setFacets(ctx, changed)
    const facetsBefore = new Map(incomplete.map(({ id, facets }) => [id, facets]))
    await postsChanged(
      ctx,
      changed.map(({ id, facets }) => ({ crewId: id, before: { facets: facetsBefore.get(id) ?? facets } })),
    )
    await publishAll(
      ctx,
      changed.map(({ id }) => ({ topic: 'crew', event: { id, change: 'updated' } })),
    )
  }),
)
