/** Lighting a beacon and putting it out. */
import type { BeaconDraft } from '#contract/beacons/drafts.ts'
import { beaconLimits, prolongs } from '#contract/beacons/fields.ts'
import type { Activity } from '#contract/crews/fields.ts'
import { issue } from '#contract/issues/issues.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { BeaconRow } from '#server/db/tables/beacons.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as sql from './beacons.sql.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** To those who may see it, and to the player's own open pages. */
const publishBeacon = async (
  ctx: Context,
  { user_id, audience }: Pick<BeaconRow, 'user_id' | 'audience'>,
): Promise<void> => {
  if (audience === 'everyone') return publish(ctx, { topic: 'beacons' })
  await publish(ctx, { topic: 'beacons', to: [user_id, ...(await sql.listKnown(ctx, user_id))] })
}

/** For a player who was banned or warned: pages that show their beacon have to see that they no longer do. */
export const publishBeaconOf = async (ctx: Context, userId: number): Promise<void> => {
  const beacon = await sql.findBeacon(ctx, userId)
  if (beacon && beacon.out_at === null) await publishBeacon(ctx, beacon)
}

export const getBeacon = (ctx: Context, viewer: Viewer): Promise<sql.BeaconWithShip | undefined> =>
  sql.findBeacon(ctx, viewer.id)

export const listFlownActivities = (ctx: Context, viewer: Viewer): Promise<Activity[]> =>
  sql.listFlownActivities(ctx, viewer.id)

/** For a report: undefined if the viewer has seen none. */
export const findBeaconNote = (ctx: Context, viewer: Viewer, userId: number): Promise<string | undefined> =>
  sql.findNote(ctx, userId, viewer.id)

const startOf = (ctx: Context, startsAt: string | null): Date => {
  const now = ctx.now()
  const start = startsAt === null ? now : new Date(startsAt)
  if (start.getTime() > now.getTime() + beaconLimits.aheadHours * hourMs)
    throw new AppError('invalid_input', { fields: { startsAt: issue('beacon_start') } })
  return start < now ? now : start
}

/** The beacon is locked: a seat that is being taken meanwhile puts it out. */
const requireFree = async (
  ctx: Context,
  beacon: Pick<BeaconRow, 'user_id' | 'starts_at' | 'ends_at'>,
): Promise<void> => {
  if (await sql.isSeatedWithin(ctx, beacon)) throw new AppError('beacon_seated')
}

export const lightBeacon = async (
  ctx: Context,
  viewer: Viewer,
  draft: BeaconDraft,
): Promise<sql.BeaconWithShip> => {
  requireCleanWords(ctx, { note: draft.note })
  const startsAt = startOf(ctx, draft.startsAt)
  await ctx.limits.spend('beaconByPlayer', String(viewer.id))
  const { fleetShipId } = draft
  const beacon = {
    user_id: viewer.id,
    lit_at: ctx.now(),
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + draft.minutes * minuteMs),
    asked_at: null,
    seats: draft.seats,
    activities: draft.activities,
    regions: draft.regions,
    languages: draft.languages,
    note: draft.note,
    audience: draft.audience,
  }
  return inTransaction(ctx, async (ctx) => {
    await requireCanPost(ctx, viewer)
    if (fleetShipId !== null && !(await sql.hasShip(ctx, viewer.id, fleetShipId)))
      throw new AppError('not_found')
    const before = (await sql.lockBeacon(ctx, viewer.id)) ?? (await sql.lockWithPlayer(ctx, viewer.id))
    await requireFree(ctx, beacon)
    await sql.saveBeacon(ctx, { ...beacon, fleet_ship_id: fleetShipId, out_at: null })
    // Those who saw it until now have to see that they no longer do.
    const wasWider = before && before.out_at === null && before.audience === 'everyone'
    await publishBeacon(ctx, { user_id: viewer.id, audience: wasWider ? 'everyone' : draft.audience })
    return orNotFound(await sql.findBeacon(ctx, viewer.id))
  })
}

export const prolongBeacon = async (ctx: Context, viewer: Viewer): Promise<sql.BeaconWithShip> => {
  await ctx.limits.spend('beaconByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await requireCanPost(ctx, viewer)
    const beacon = await sql.lockBeacon(ctx, viewer.id)
    const now = ctx.now()
    if (!beacon || beacon.out_at !== null || beacon.ends_at <= now) throw new AppError('beacon_out')
    const from = Math.max(beacon.starts_at.getTime(), now.getTime())
    const latest = from + beaconLimits.minutesMax * minuteMs
    const ends_at = new Date(Math.min(beacon.ends_at.getTime() + prolongs.minutes * minuteMs, latest))
    await requireFree(ctx, { ...beacon, ends_at })
    await sql.saveBeacon(ctx, { ...beacon, ends_at, asked_at: null })
    await publishBeacon(ctx, beacon)
    return orNotFound(await sql.findBeacon(ctx, viewer.id))
  })
}

const publishAllOut = async (ctx: Context, out: readonly BeaconRow[]): Promise<void> => {
  if (out.some(({ audience }) => audience === 'everyone')) await publish(ctx, { topic: 'beacons' })
  for (const beacon of out.filter(({ audience }) => audience === 'known')) await publishBeacon(ctx, beacon)
}

/** Putting it out again changes nothing. */
export const putOutBeacon = (ctx: Context, viewer: Viewer): Promise<void> =>
  inTransaction(ctx, async (ctx) => publishAllOut(ctx, await sql.putOutOf(ctx, viewer.id)))

/** In the transaction in which the players get a seat, or in which the mission of their crew gets its time. */
export const putOutForMission = async (
  ctx: Context,
  userIds: readonly number[],
  mission: sql.Mission,
): Promise<void> => publishAllOut(ctx, await sql.putOutForMission(ctx, userIds, mission))

/** Whoever leaves a crew knows its post: they get no alert of it. */
export const knowPost = (ctx: Context, userIds: readonly number[], crewId: number): Promise<void> =>
  sql.markAsTold(ctx, userIds, crewId)

export const beaconsJob = recurringJob('beacons', '* * * * *', (ctx) =>
  inTransaction(ctx, async (ctx) => {
    await publishAllOut(ctx, await sql.putOutEnded(ctx))
    const asked = await sql.askBeforeEnd(ctx)
    const { minutes } = prolongs
    await sendNotice(ctx, {
      kind: 'beacon',
      to: asked.map(({ user_id }) => user_id),
      urgent: true,
      notice: asked.map(({ ends_at }) => ({
        type: 'beacon_ends',
        data: { end: ends_at.toISOString(), minutes },
      })),
    })
  }),
)
