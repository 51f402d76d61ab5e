import { type RawBuilder, sql } from 'kysely'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

const dayMs = 24 * 60 * 60_000

/** From when a reporter's dismissed reports still count against them. */
const dismissedSince = (now: Date) => new Date(now.getTime() - moderationLimits.dismissedDays * dayMs)

/**
 * Counts reports on the leader, not those on members, applicants, comments or the outcome of the mission. Reports by
 * accounts younger than a day do not count, because such accounts are quickly created. Neither do reports by players
 * who are banned, one of whose reports on this post was dismissed, or several of whose reports were dismissed lately.
 */
const isReportedByMany = (now: Date): RawBuilder<unknown> => sql`(
  select count(distinct reporter_id)
  from reports
  join users as reporters on reporters.id = reporter_id
  where reports.crew_id = crews.id
    and reports.reported_id = crews.author_id
    and reports.subject = 'crew'
    and reports.status = 'pending'
    and reports.created_at >= reporters.created_at + interval '1 day'
    and not exists (
      select from reports as earlier
      where earlier.reporter_id = reports.reporter_id
        and earlier.reported_id = reports.reported_id
        and earlier.crew_id = reports.crew_id
        and earlier.status = 'dismissed'
    )
    and ${isNotBanned(now, 'reporters')}
    and (
      select count(*)
      from reports as lately
      where lately.reporter_id = reports.reporter_id
        and lately.status = 'dismissed'
        and lately.decided_at > ${dismissedSince(now)}
    ) < ${sql.lit(moderationLimits.dismissedReports)}
) >= ${sql.lit(moderationLimits.reportersToHide)}`

const isOfBannedLeader = (now: Date): RawBuilder<unknown> => sql`(
  mission_status in ('open', 'in_progress')
    and exists (select from users where users.id = crews.author_id and banned_until > ${now})
)`

/** Locks the posts and returns those that are hidden and should not be, or the other way round. */
const listWrong = async ({ db, now }: Context, posts: RawBuilder<unknown>): Promise<CrewRow[]> => {
  // Locked in a separate statement: one that waited for a lock would count reports from its old snapshot.
  const { rows: locked } = await sql<{ id: number }>`
    select id
    from crews
    where ${posts}
    order by id
    for no key update
  `.execute(db)
  const { rows } = await sql<CrewRow>`
    select *
    from crews
    where id = any(${locked.map(({ id }) => id)}::integer[])
      and is_hidden <> (deleted_at is not null or ${isOfBannedLeader(now())} or ${isReportedByMany(now())})
  `.execute(db)
  return rows
}

export const listWrongOf = (ctx: Context, crewIds: readonly number[]): Promise<CrewRow[]> =>
  listWrong(ctx, sql`crews.id = any(${crewIds}::integer[])`)

/**
 * The posts that a ban or its end can hide or show again: the player's running ones, those that were hidden while they
 * ran, and those that the player has reported.
 */
export const isAffectedByBanOf = (userId: number): RawBuilder<boolean> => sql`crews.id in (
  select id
  from crews
  where author_id = ${userId} and (is_hidden or mission_status in ('open', 'in_progress'))
  union all
  select crew_id
  from reports
  where reporter_id = ${userId} and status = 'pending'
)`

export const listWrongAfterBanOf = (ctx: Context, userId: number): Promise<CrewRow[]> =>
  listWrong(ctx, isAffectedByBanOf(userId))

/** Posts of leaders whose ban has run out. Those that reports hide as well stay hidden, so they are not locked. */
export const listWrongAfterBans = (ctx: Context): Promise<CrewRow[]> =>
  listWrong(
    ctx,
    sql`is_hidden and deleted_at is null and exists (
      select from users where users.id = crews.author_id and banned_until <= ${ctx.now()}
    ) and not ${isReportedByMany(ctx.now())}`,
  )

export const setHidden = async (
  { db }: Context,
  crews: readonly Pick<CrewRow, 'id' | 'is_hidden' | 'facets'>[],
): Promise<void> => {
  const states = crews.map(({ id, is_hidden, facets }) => ({ id, is_hidden, facets }))
  await sql`
    update crews set is_hidden = states.is_hidden, facets = states.facets
    from jsonb_to_recordset(${JSON.stringify(states)}) as states (id integer, is_hidden boolean, facets text[])
    where crews.id = states.id
  `.execute(db)
}
