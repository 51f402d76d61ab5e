import { type RawBuilder, sql } from 'kysely'
import { beaconLimits, prolongs } from '#contract/beacons/fields.ts'
import type { Activity } from '#contract/crews/fields.ts'
import { assumedMinutes } from '#contract/users/week-hours.ts'
import type { Context } from '#server/context.ts'
import type { BeaconRow } from '#server/db/tables/beacons.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { wasAbsent } from '#server/features/records/records-absences.fragment.ts'
import { flewTogether } from '#server/features/records/records-crewmates.fragment.ts'
import { beaconShip, isActive, isMeantFor } from './beacons.fragment.ts'

export type BeaconWithShip = BeaconRow & { readonly ship: string | null }

export const findBeacon = ({ db }: Context, userId: number): Promise<BeaconWithShip | undefined> =>
  db
    .selectFrom('beacons')
    .selectAll()
    .select(beaconShip().as('ship'))
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** What a beacon says that the viewer sees, or saw within the last day. A block does not hide it. */
export const findNote = async (
  { db, now }: Context,
  userId: number,
  viewerId: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ note: string }>`
    select note
    from beacons
    where user_id = ${userId} and note <> ''
      and coalesce(out_at, ends_at) > ${new Date(now().getTime() - 24 * 60 * 60_000)}
      and ${isMeantFor(sql`${viewerId}::integer`)}
  `.execute(db)
  return rows[0]?.note
}

/** Locked until the end of the transaction. */
export const lockBeacon = ({ db }: Context, userId: number): Promise<BeaconRow | undefined> =>
  db.selectFrom('beacons').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()

/** Before the first one is lit, which nobody can lock yet: the player, whom every change of a seat refers to. */
export const lockWithPlayer = async (ctx: Context, userId: number): Promise<BeaconRow | undefined> => {
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  return lockBeacon(ctx, userId)
}

/** The ship cannot be removed from the fleet until the end of the transaction. */
export const hasShip = async ({ db }: Context, userId: number, fleetShipId: number): Promise<boolean> => {
  const ship = await db
    .selectFrom('fleet_ships')
    .select('id')
    .where('id', '=', fleetShipId)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return ship !== undefined
}

export const saveBeacon = async ({ db }: Context, beacon: BeaconRow): Promise<void> => {
  const { user_id: _, ...columns } = beacon
  await db
    .insertInto('beacons')
    .values(beacon)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

const putOut = async (ctx: Context, condition: RawBuilder<unknown>): Promise<BeaconRow[]> => {
  const { rows } = await sql<BeaconRow>`
    update beacons set out_at = least(ends_at, ${ctx.now()}::timestamptz)
    where user_id in (
      select user_id from beacons where out_at is null and ${condition} order by user_id for update
    )
    returning *
  `.execute(ctx.db)
  return rows
}

export const putOutOf = (ctx: Context, userId: number): Promise<BeaconRow[]> =>
  putOut(ctx, sql`user_id = ${userId}`)

export const putOutEnded = (ctx: Context): Promise<BeaconRow[]> => putOut(ctx, sql`ends_at <= ${ctx.now()}`)

export type Mission = Pick<CrewRow, 'mission_status' | 'scheduled_time' | 'estimated_duration'>

/** When its crew is busy. Null without a start, until it is under way, and for one that is over. */
const timesOf = (mission: Mission, startedAt: Date | null): { from: Date; until: Date } | null => {
  const { mission_status: status, scheduled_time: start, estimated_duration: minutes } = mission
  const from = { open: start, in_progress: startedAt, completed: null, ended: null, cancelled: null }[status]
  return from && { from, until: new Date(from.getTime() + (minutes || assumedMinutes) * 60_000) }
}

/**
 * Of the beacons of these players those that overlap the mission. Locks all of them, so that none is being lit meanwhile,
 * and the players, of whom one may be lighting the first.
 */
export const putOutForMission = async (
  ctx: Context,
  userIds: readonly number[],
  mission: Mission,
): Promise<BeaconRow[]> => {
  const times = timesOf(mission, ctx.now())
  if (!times) return []
  await sql`
    select from users where id = any(${userIds}::integer[]) order by id for key share
  `.execute(ctx.db)
  await sql`
    select from beacons where user_id = any(${userIds}::integer[]) order by user_id for update
  `.execute(ctx.db)
  const overlaps = sql`starts_at < ${times.until} and ends_at > ${times.from}`
  return putOut(ctx, sql`user_id = any(${userIds}::integer[]) and ${overlaps}`)
}

/**
 * Whether a mission that the player leads or has a seat in overlaps the beacon. One under way is as long as planned: a
 * leader may forget to complete it.
 */
export const isSeatedWithin = async (
  { db }: Context,
  { user_id, starts_at, ends_at }: Pick<BeaconRow, 'user_id' | 'starts_at' | 'ends_at'>,
): Promise<boolean> => {
  const { rows } = await sql<Mission & Pick<CrewRow, 'started_at'>>`
    select mission_status, scheduled_time, estimated_duration, started_at
    from crews
    where mission_status in ('open', 'in_progress') and id in (
      select id from crews where author_id = ${user_id}
      union all
      select crew_id from crew_members where user_id = ${user_id}
    )
  `.execute(db)
  return rows.some((mission) => {
    const times = timesOf(mission, mission.started_at)
    return times !== null && starts_at < times.until && ends_at > times.from
  })
}

/** Those that end soon and whose players have not been asked yet; asked they are then. */
export const askBeforeEnd = async ({
  db,
  now,
}: Context): Promise<Pick<BeaconRow, 'user_id' | 'ends_at'>[]> => {
  const { rows } = await sql<Pick<BeaconRow, 'user_id' | 'ends_at'>>`
    update beacons set asked_at = ${now()}
    from users
    where users.id = beacons.user_id and ${isActive(now())} and out_at is null and asked_at is null and starts_at <= ${now()}
      and ends_at > ${now()} and ends_at <= ${new Date(now().getTime() + prolongs.beforeMs)}
    returning user_id, ends_at
  `.execute(db)
  return rows
}

/** As if they had got an alert of the post before: it takes none of the alerts of the hour. */
export const markAsTold = async (
  { db, now }: Context,
  userIds: readonly number[],
  crewId: number,
): Promise<void> => {
  const hourAgo = new Date(now().getTime() - 60 * 60_000)
  await sql`
    insert into beacon_alerts (user_id, crew_id, created_at, sent_at)
    select user_id, ${crewId}, ${now()}, ${hourAgo}::timestamptz
    from beacons
    where user_id = any(${userIds}::integer[])
    order by user_id
    on conflict do nothing
  `.execute(db)
}

/** The activities that the player flies most. */
export const listFlownActivities = async ({ db }: Context, userId: number): Promise<Activity[]> => {
  const isFlown = sql`mission_status in ('completed', 'ended') and deleted_at is null`
  const most = sql.lit(beaconLimits.firstMissions)
  const { rows } = await sql<{ activity: Activity }>`
    select activity
    from (
      (
        select activity
        from crews
        where author_id = ${userId} and ${isFlown}
        order by created_at desc, id desc
        limit ${most}
      )
      union all
      (
        select activity
        from crew_members
        join crews on crews.id = crew_members.crew_id
        where crew_members.user_id = ${userId} and ${isFlown}
          and not ${wasAbsent(sql`crews.id`, sql`crew_members.user_id`)}
        order by joined_at desc, crew_id desc
        limit ${most}
      )
    ) as flown
    where activity is not null
    group by activity
    order by count(*) desc, activity
    limit ${sql.lit(beaconLimits.firstActivities)}
  `.execute(db)
  return rows.map(({ activity }) => activity)
}

/** Favourites of the player, and those they have flown with; no one across a block. */
export const listKnown = async ({ db }: Context, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id
    from (
      select favourite_id as id from favourites where user_id = ${userId}
      union
      select aboard.user_id
      from (
        select author_id as user_id
        from crews
        where id in (select crew_id from crew_members where user_id = ${userId})
        union
        select user_id from crew_members
        where crew_id in (
          select crew_id from crew_members where user_id = ${userId}
          union all select id from crews where author_id = ${userId}
        )
      ) as aboard
      where aboard.user_id is not null and ${flewTogether(sql`${userId}::integer`, sql`aboard.user_id`)}
    ) as known
    where id <> ${userId} and not exists (
      select from blocks
      where (blocker_id = ${userId} and blocked_id = id) or (blocker_id = id and blocked_id = ${userId})
    )
  `.execute(db)
  return rows.map(({ id }) => id)
}
