/** Computes the facets of posts from what is stored: their roles, and whom their seats are held for or due to. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { movesUp } from '#server/features/crews/crews.policy.ts'
import { listUnendedHolds } from '#server/features/crews/seats/crews-holds.sql.ts'
import { listRolesOf } from '#server/features/crews/seats/crews-seats.sql.ts'
import { listCandidates } from '#server/features/crews/seats/crews-waits.sql.ts'
import { facetsOf } from './crews.facets.ts'

/** Loads for all of the posts together what their facets follow from. */
const loadFacets = async (ctx: Context, crews: readonly CrewRow[]): Promise<(crew: CrewRow) => string[]> => {
  const roles = await listRolesOf(
    ctx,
    crews.map(({ id }) => id),
  )
  // Only seats that are given at once depend on who is invited or waits.
  const giving = crews.flatMap(({ id, seats_at_once }) => (seats_at_once === 'off' ? [] : id))
  const holds = giving.length > 0 ? await listUnendedHolds(ctx, giving) : []
  const candidates = giving.length > 0 ? await listCandidates(ctx, giving) : []
  return (crew) => {
    const ofCrew = roles.filter(({ crew_id }) => crew_id === crew.id)
    const held = holds.filter(({ crewId }) => crewId === crew.id)
    const waiting = movesUp(crew, ctx.now()) ? candidates.filter(({ crewId }) => crewId === crew.id) : []
    return facetsOf(crew, ofCrew, { held, waiting }, ctx.locations)
  }
}

/** The posts with the facets that follow from them. */
export const withFacets = async (ctx: Context, crews: readonly CrewRow[]): Promise<CrewRow[]> => {
  if (crews.length === 0) return []
  const facetsFor = await loadFacets(ctx, crews)
  return crews.map((crew) => ({ ...crew, facets: facetsFor(crew) }))
}

export const computeFacets = async (ctx: Context, crew: CrewRow): Promise<string[]> =>
  (await loadFacets(ctx, [crew]))(crew)
