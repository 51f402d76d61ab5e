import { type RawBuilder, sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

const columns = [
  'crews.id',
  'crews.title',
  'crews.description',
  'crews.mission_status',
  'crews.cancel_reason',
  'crews.scheduled_time',
  'crews.estimated_duration',
  'crews.location',
  'crews.start_location',
  'crews.end_location',
  'crews.ship_name',
  'crews.discord_link',
  'crews.revision',
  'crews.created_at',
  'crews.updated_at',
] as const

type Column = (typeof columns)[number] extends `crews.${infer C extends keyof CrewRow}` ? C : never

export interface MissionRow extends Pick<CrewRow, Column> {
  readonly leader_name: string
  /** Which date of which series it is; null if the mission is not repeated. */
  readonly series: { readonly id: number; readonly number: number } | null
  /** Whether the reader leads the crew or is a member. */
  readonly has_seat: boolean
}

/** Includes hidden missions, which only those aboard may see. */
const selectMissions = ({ db }: Context, hasSeat: RawBuilder<boolean>) =>
  db
    .selectFrom('crews')
    .innerJoin('users', 'users.id', 'crews.author_id')
    .select(columns)
    .select(sql<string>`coalesce(users.display_name, users.username)`.as('leader_name'))
    .select(
      sql<MissionRow['series']>`(
        select json_build_object('id', series_id, 'number', number) from series_dates where crew_id = crews.id
      )`.as('series'),
    )
    .select(hasSeat.as('has_seat'))
    .where('crews.deleted_at', 'is', null)

const isSeatOf = (userId: number | undefined) =>
  userId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(
        crews.author_id = ${userId}
        or exists (select from crew_members where crew_id = crews.id and user_id = ${userId})
      )`

export const findMission = (ctx: Context, id: number): Promise<MissionRow | undefined> =>
  selectMissions(ctx, isSeatOf(ctx.viewer?.id))
    .where('crews.id', '=', id)
    .where((eb) => eb.or([eb('crews.is_hidden', '=', false), isSeatOf(ctx.viewer?.id)]))
    .executeTakeFirst()

export const findMissions = (ctx: Context, ids: readonly number[]): Promise<MissionRow[]> =>
  selectMissions(ctx, sql<boolean>`false`)
    .where('crews.id', '=', sql<number>`any(${ids}::integer[])`)
    .where('crews.is_hidden', '=', false)
    .orderBy('crews.scheduled_time')
    .orderBy('crews.id')
    .execute()

/** Those that the player leads or is a member of, from the latest start to the earliest. */
export const listMissions = (
  ctx: Context,
  userId: number,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<MissionRow[]> =>
  selectMissions(ctx, sql<boolean>`true`)
    .where('crews.scheduled_time', '>=', since)
    // Each half has its index, which a condition with "or" would not use.
    .where(
      sql<boolean>`crews.id in (
        select id from crews as led where led.author_id = ${userId}
        union all
        select crew_id from crew_members where user_id = ${userId}
      )`,
    )
    .orderBy('crews.scheduled_time', 'desc')
    .orderBy('crews.id', 'desc')
    .limit(limit)
    .execute()

export const findFeed = ({ db }: Context, userId: number) =>
  db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId).executeTakeFirst()

/** Undefined for an unknown token, and while the player is banned. */
export const findReader = ({ db, now }: Context, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['users.id', 'users.locale'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .where(isNotBanned(now()))
    .executeTakeFirst()

/** The previous address, if there was one, stops working. */
export const replaceFeed = async (
  { db }: Context,
  userId: number,
  feed: { readonly token_hash: Buffer; readonly created_at: Date },
): Promise<void> => {
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute()
}

export const deleteFeed = async ({ db }: Context, userId: number): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
