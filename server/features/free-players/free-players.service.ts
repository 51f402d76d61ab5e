import type { BeaconQuery } from '#contract/beacons/list-query.ts'
import type { Context, Viewer } from '#server/context.ts'
import * as sql from './free-players.sql.ts'

export const listFreePlayers = async (ctx: Context, viewer: Viewer, query: BeaconQuery) => {
  const players = await sql.listFreePlayers(ctx, viewer, query)
  return { players, total: players[0]?.total ?? 0 }
}

export const countFreePlayers = async (ctx: Context) => {
  const counts = await sql.countFreePlayers(ctx)
  return {
    total: counts.find(({ kind }) => kind === null)?.count ?? 0,
    seats: counts.flatMap(({ kind, count }) => (kind === null ? [] : { kind, count })),
  }
}
