/** What everyone can see of a player. */
import type { Context } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import * as sql from './profiles-players.sql.ts'

/** A player's id, or `me` for the viewer. */
type PlayerId = number | 'me'

const idOf = ({ viewer }: Context, id: PlayerId): number => {
  if (id !== 'me') return id
  if (!viewer) throw new AppError('not_signed_in')
  return viewer.id
}

export const getPlayer = async (ctx: Context, id: PlayerId): Promise<sql.PlayerRow> =>
  orNotFound(await sql.findPlayer(ctx, idOf(ctx, id)))

export const getStatistics = async (ctx: Context, id: PlayerId): Promise<sql.StatisticsRow> =>
  orNotFound(await sql.findStatistics(ctx, idOf(ctx, id)))

export const getReputation = async (ctx: Context, id: PlayerId): Promise<sql.ReputationRow> =>
  orNotFound(await sql.findReputation(ctx, idOf(ctx, id)))

export const listMissions = async (ctx: Context, id: PlayerId): Promise<sql.MissionRow[]> =>
  orNotFound(await sql.findMissions(ctx, idOf(ctx, id)))
