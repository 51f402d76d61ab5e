import type { Locale } from '#contract/locales/locales.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { hashOfToken, issueToken } from '#server/features/auth/credentials/auth-tokens.service.ts'
import type { Mission } from './calendars.missions.ts'
import * as sql from './calendars.sql.ts'

export type { Mission }

const dayMs = 24 * 60 * 60_000
const pastDays = 30
const mostMissions = 200

const hasStart = (mission: sql.MissionRow): mission is Mission => mission.scheduled_time !== null

export const getMission = async (ctx: Context, crewId: number): Promise<Mission> => {
  const mission = orNotFound(await sql.findMission(ctx, crewId))
  if (!hasStart(mission)) throw new AppError('no_start')
  return mission
}

/** Only missions that everyone may see, in the order of their starts. */
export const getMissions = async (ctx: Context, crewIds: readonly number[]): Promise<Mission[]> =>
  (await sql.findMissions(ctx, crewIds)).filter(hasStart)

export const getFeedStart = async (ctx: Context, viewer: Viewer): Promise<Date | null> =>
  (await sql.findFeed(ctx, viewer.id))?.created_at ?? null

/** The new token is in the address; only its hash is stored. */
export const renewFeed = async (ctx: Context, viewer: Viewer): Promise<{ address: string; since: Date }> => {
  await ctx.limits.spend('calendarByPlayer', String(viewer.id))
  const { token, tokenHash } = issueToken()
  const since = ctx.now()
  await sql.replaceFeed(ctx, viewer.id, { token_hash: tokenHash, created_at: since })
  return { address: `${ctx.config.publicUrl}/api/calendar/${token}`, since }
}

export const deleteFeed = (ctx: Context, viewer: Viewer): Promise<void> => sql.deleteFeed(ctx, viewer.id)

interface Feed {
  /** The language of the player: a calendar program has none of its own. */
  readonly locale: Locale
  readonly missions: readonly Mission[]
}

export const readFeed = async (ctx: Context, token: string): Promise<Feed> => {
  const reader = orNotFound(await sql.findReader(ctx, hashOfToken(token)))
  await ctx.limits.spend('calendarReadByPlayer', String(reader.id))
  const since = new Date(ctx.now().getTime() - pastDays * dayMs)
  const missions = await sql.listMissions(ctx, reader.id, { since, limit: mostMissions })
  return { locale: reader.locale, missions: missions.filter(hasStart) }
}
