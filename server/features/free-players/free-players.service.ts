import { beaconLimits } from '#contract/beacons/fields.ts'
import type { BeaconQuery, FittingQuery } from '#contract/beacons/list-query.ts'
import type { Context, Viewer } from '#server/context.ts'
import * as sql from './free-players.sql.ts'

export const listFreePlayers = async (ctx: Context, viewer: Viewer, query: BeaconQuery) => {
  const players = await sql.listFreePlayers(ctx, viewer, query)
  const total = players[0]?.total ?? 0
  return { players, total: Math.min(total, beaconLimits.compared), isCapped: total > beaconLimits.compared }
}

export const countFreePlayers = async (ctx: Context) => {
  const counts = await sql.countFreePlayers(ctx)
  return {
    total: counts.find(({ kind }) => kind === null)?.count ?? 0,
    seats: counts.flatMap(({ kind, count, only }) => (kind === null ? [] : { kind, count, only })),
  }
}

export const countFitting = async (ctx: Context, viewer: Viewer, query: FittingQuery) => ({
  count: await sql.countFitting(ctx, viewer, query),
})
