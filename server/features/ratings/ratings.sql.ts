import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { RatingType } from '#contract/ratings/fields.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { RatingRow, RatingsTable } from '#server/db/tables/ratings.ts'
import { orNotFound } from '#server/errors.ts'
import { type AbsenceRelation, absenceRelation } from '#server/features/attendance/attendance.fragment.ts'
import { flewWithLeader } from '#server/features/records/records.fragment.ts'
import { isLeftOutOfRatings } from '#server/features/records/records-absences.fragment.ts'
import { type RatingRelation, ratingRelation } from './ratings.fragment.ts'

type NewRating = Omit<Insertable<RatingsTable>, 'created_at'> & { readonly opens_at: Date }

/**
 * Those of the players who still have an account. In the order of their ids: opening ratings changes their counters,
 * and two ratings among the same players must not deadlock.
 */
export const lockPlayers = async ({ db }: Context, userIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${userIds}::int[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

type CrewForRating = Pick<CrewRow, 'id' | 'title' | 'author_id' | 'mission_status' | 'current_crew_size'> &
  RatingRelation &
  AbsenceRelation & {
    readonly viewer_seat: object | null
    readonly member_ids: readonly number[]
  }

/** The crew, which is locked, as the rules about ratings see it. */
export const loadForRating = async (ctx: Context, viewer: Viewer, crewId: number): Promise<CrewForRating> => {
  const { rows } = await sql<CrewForRating>`
    select crews.id, title, author_id, mission_status, current_crew_size,
      (
        select json_build_object('role_id', role_id)
        from crew_members
        where crew_id = crews.id and user_id = ${viewer.id}
      ) as viewer_seat,
      array(
        select user_id
        from crew_members
        where crew_id = crews.id and ${flewWithLeader(ctx.config, sql`joined_at`)}
        order by joined_at, user_id
      ) as member_ids
      ${ratingRelation(ctx)}${absenceRelation(ctx)}
    from crews join users on users.id = crews.author_id
    where crews.id = ${crewId}
  `.execute(ctx.db)
  return orNotFound(rows[0])
}

/** Undefined if the rater has given this rating already. */
export const insertRating = ({ db, now }: Context, rating: NewRating): Promise<RatingRow | undefined> =>
  db
    .insertInto('ratings')
    .values({ ...rating, created_at: now() })
    .onConflict((conflict) => conflict.columns(['crew_id', 'rater_id', 'type']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** A rating that the player it is about can see from now on. */
export interface OpenedRating {
  readonly rater_name: string | null
  readonly type: RatingType
  readonly stars: number
  readonly user_id: number
}

/** The leader has rated the crew, so the rating can no longer be answered. */
const hasLeaderRated = sql`
  exists (select from ratings as others where others.crew_id = given.crew_id and others.type = 'crew')
`

/** Members see all ratings that they got, also each other's, so these open only after the last member has rated. */
const haveMembersRated = (config: Context['config']) => sql`
  not exists (
    select from crew_members
    join users as member on member.id = crew_members.user_id and member.deleted_at is null
    where crew_members.crew_id = given.crew_id
      and not ${isLeftOutOfRatings(sql`given.crew_id`, sql`member.id`)}
      and ${flewWithLeader(config, sql`crew_members.joined_at`)}
      and not exists (
        select from ratings as others
        where others.crew_id = given.crew_id and others.type = 'leader' and others.rater_id = member.id
      )
  )
`

/** Inserts the ratings `given` that fulfil the condition, for each player that they are about. */
const insertReceived = ({ config }: Context, matches: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into received_ratings (rating_id, user_id, stars)
  select given.id, rated.id, given.stars
  from ratings as given
  join crews on crews.id = given.crew_id
  join users as rated on rated.deleted_at is null and (
    given.type = 'leader' and rated.id = crews.author_id
    or given.type = 'crew'
      and rated.id in (
        select user_id
        from crew_members
        where crew_members.crew_id = given.crew_id and ${flewWithLeader(config, sql`crew_members.joined_at`)}
      )
      and not ${isLeftOutOfRatings(sql`given.crew_id`, sql`rated.id`)}
  )
  where given.opens_at is not null and ${matches}
  order by rated.id
  on conflict do nothing
  returning rating_id, user_id, stars
`

/** Opens the ratings of a crew that the other side has answered, and those whose time has come. */
export const openRatings = async (ctx: Context, crewId: number): Promise<OpenedRating[]> => {
  const { config, db, now } = ctx
  const isOpen = sql`
    given.crew_id = ${crewId} and (
      given.opens_at <= ${now()}
      or given.type = 'leader' and ${hasLeaderRated}
      or given.type = 'crew' and ${haveMembersRated(config)}
    )
  `
  const { rows } = await sql<OpenedRating>`
    with opened as (${insertReceived(ctx, isOpen)})
    select coalesce(display_name, username) as rater_name, type, opened.stars, opened.user_id
    from opened
    join ratings on ratings.id = opened.rating_id
    left join users on users.id = ratings.rater_id
    order by opened.rating_id, opened.user_id
  `.execute(db)
  return rows
}

/**
 * Opens all ratings that a player has given, because a deleted account cannot be answered. Which of them count can only
 * be determined while the account exists.
 */
export const openRatingsOf = async (ctx: Context, raterId: number): Promise<void> => {
  await insertReceived(ctx, sql`given.rater_id = ${raterId}`).execute(ctx.db)
  await sql`update ratings set opens_at = null where rater_id = ${raterId}`.execute(ctx.db)
}

/** A mission with ratings that open now, whether the players they are about have rated or not. */
export interface Overdue {
  readonly id: number
  readonly isLate: boolean
}

/** How many missions are handled in one run. */
const maxOverdue = 500

export const listOverdue = async ({ db, now }: Context, late: Date): Promise<Overdue[]> => {
  const { rows } = await sql<Overdue>`
    select crew_id as id, min(opens_at) < ${late} as "isLate"
    from ratings join crews on crews.id = crew_id
    where opens_at <= ${now()} and crews.deleted_at is null
    group by crew_id
    order by min(opens_at)
    limit ${maxOverdue}
  `.execute(db)
  return rows
}

export const markAsOpen = async ({ db, now }: Context, crewId: number): Promise<void> => {
  await sql`update ratings set opens_at = null where crew_id = ${crewId} and opens_at <= ${now()}`.execute(db)
}
