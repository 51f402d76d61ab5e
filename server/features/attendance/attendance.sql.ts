import { sql } from 'kysely'
import type { AbsenceVerdict } from '#contract/attendance/fields.ts'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import type { Context } from '#server/context.ts'
import type { AbsenceRow } from '#server/db/tables/attendance.ts'
import { flewWithLeader } from '#server/features/records/records.fragment.ts'

const dayMs = 24 * 60 * 60_000

/** Marks those of the players who flew with the leader and with the player who marks them, and returns them. */
export const insertAbsences = async (
  { config, db, now }: Context,
  crewId: number,
  markerId: number,
  userIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<Pick<AbsenceRow, 'user_id'>>`
    insert into absences (crew_id, user_id, marked_at, is_of_newcomer)
    select
      member.crew_id, member.user_id, ${now()},
      (select created_at > ${new Date(now().getTime() - dayMs)} from users where id = ${markerId})
    from crew_members as member
    join crews on crews.id = member.crew_id
    left join crew_members as marker on marker.crew_id = crews.id and marker.user_id = ${markerId}
    where crews.id = ${crewId} and member.user_id = any(${userIds}::int[]) and member.user_id <> ${markerId}
      and ${flewWithLeader(config, sql`greatest(member.joined_at, marker.joined_at)`)}
    order by member.user_id
    returning user_id
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** The crew is locked, as it is for every change of a mark. */
export const findAbsence = async ({ db, now }: Context, crewId: number, userId: number) =>
  db
    .selectFrom('absences')
    .selectAll()
    .select((eb) =>
      eb('marked_at', '>', new Date(now().getTime() - attendanceLimits.days * dayMs))
        .$castTo<boolean>()
        .as('is_recent'),
    )
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const findById = ({ db }: Context, id: number): Promise<AbsenceRow | undefined> =>
  db.selectFrom('absences').selectAll().where('id', '=', id).executeTakeFirst()

export const saveContest = async ({ db, now }: Context, id: number, text: string): Promise<void> => {
  await db
    .updateTable('absences')
    .set({ status: 'contested', contest_text: text, contested_at: now() })
    .where('id', '=', id)
    .execute()
}

export const settle = async (
  { db, now }: Context,
  id: number,
  status: AbsenceVerdict | 'withdrawn',
  moderatorId: number | null,
): Promise<void> => {
  await db
    .updateTable('absences')
    .set({ status, settled_at: now(), decided_by: moderatorId })
    .where('id', '=', id)
    .execute()
}

export const findName = async ({ db }: Context, userId: number): Promise<string> => {
  const { name } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.coalesce('display_name', 'username').as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}

/** One page, the oldest first, without missions that the viewer was part of. */
export const listContested = ({ db }: Context, viewerId: number, after = 0) =>
  db
    .selectFrom('absences')
    .innerJoin('crews', 'crews.id', 'absences.crew_id')
    .innerJoin('crew_members', (join) =>
      join
        .onRef('crew_members.crew_id', '=', 'absences.crew_id')
        .onRef('crew_members.user_id', '=', 'absences.user_id'),
    )
    .innerJoin('users as player', 'player.id', 'absences.user_id')
    .innerJoin('users as leader', 'leader.id', 'crews.author_id')
    .select([
      'absences.id',
      'absences.marked_at',
      'absences.contested_at',
      'absences.contest_text',
      'crew_members.joined_at',
      'crew_members.ready_answer',
      'crews.id as crew_id',
      'crews.title',
      'crews.scheduled_time',
      'crews.started_at',
      'crews.completed_at',
      'player.id as player_id',
      'player.username as player_username',
      'player.display_name as player_display_name',
      'player.profile_image as player_image',
      'leader.id as leader_id',
      'leader.username as leader_username',
      'leader.display_name as leader_display_name',
      'leader.profile_image as leader_image',
    ])
    // A literal, so that the partial index serves a prepared statement too.
    .where('absences.status', '=', sql.lit('contested'))
    .where('crews.deleted_at', 'is', null)
    .where('crews.author_id', '<>', viewerId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('crew_members as own')
            .select('own.user_id')
            .whereRef('own.crew_id', '=', 'absences.crew_id')
            .where('own.user_id', '=', viewerId),
        ),
      ),
    )
    .where('absences.id', '>', after)
    .orderBy('absences.id')
    .limit(moderationLimits.page)
    .execute()
export type ContestedRow = Awaited<ReturnType<typeof listContested>>[number]

export const isMember = async ({ db }: Context, crewId: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('crew_members')
    .select('user_id')
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
