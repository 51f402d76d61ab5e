import { type Insertable, sql } from 'kysely'
import type { PictureSize } from '#contract/logs/logs.ts'
import { hasOpenReport } from '#server/accounts/open-reports.ts'
import type { Context } from '#server/context.ts'
import type { MissionPicturesTable } from '#server/db/tables/logs.ts'

const withCrew = ({ db, viewer }: Context) =>
  db
    .selectFrom('crews')
    .select([
      'crews.id as crew_id',
      'crews.title',
      'crews.author_id as leader_id',
      'crews.co_leader_id',
      'crews.mission_status',
      'crews.is_hidden',
      sql<boolean>`
        exists (select from crew_members where crew_id = crews.id and user_id = ${viewer?.id ?? null})
      `.as('viewer_is_member'),
    ])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('users.banned_until')
        .whereRef('users.id', '=', 'crews.author_id')
        .as('leader_banned_until'),
    )
    .where('crews.deleted_at', 'is', null)

export const findCrew = (ctx: Context, id: number) =>
  withCrew(ctx).where('crews.id', '=', id).executeTakeFirst()
export type LoggedCrewRow = NonNullable<Awaited<ReturnType<typeof findCrew>>>

/** In the order in which they were added, without the pictures themselves. */
export const listPictures = (ctx: Context, crewId: number) =>
  ctx.db
    .selectFrom('mission_pictures')
    .innerJoin('users', 'users.id', 'mission_pictures.author_id')
    .select([
      'mission_pictures.id',
      'mission_pictures.author_id',
      'mission_pictures.hash',
      'mission_pictures.width',
      'mission_pictures.height',
      'mission_pictures.line',
      'mission_pictures.is_public',
      'mission_pictures.created_at',
      'users.username',
      'users.display_name',
      hasOpenReport(ctx, sql`picture_id = mission_pictures.id`).as('is_reported_by_viewer'),
    ])
    .where('crew_id', '=', crewId)
    .orderBy('mission_pictures.id')
    .execute()
export type LogPictureRow = Awaited<ReturnType<typeof listPictures>>[number]

/** The crew is locked, as it is for every change of its log. */
export const insertPicture = async (
  { db, now }: Context,
  picture: Omit<Insertable<MissionPicturesTable>, 'created_at'>,
): Promise<void> => {
  await db
    .insertInto('mission_pictures')
    .values({ ...picture, created_at: now() })
    .execute()
}

/** Null: no picture is public. */
export const publish = async ({ db }: Context, crewId: number, pictureId: number | null): Promise<void> => {
  const ofCrew = db.updateTable('mission_pictures').where('crew_id', '=', crewId)
  // First, because there can be only one.
  await ofCrew.set({ is_public: false }).where('is_public', '=', true).execute()
  if (pictureId !== null) await ofCrew.set({ is_public: true }).where('id', '=', pictureId).execute()
}

/** A picture and its crew. */
export const findPicture = (ctx: Context, id: number) =>
  withCrew(ctx)
    .innerJoin('mission_pictures', 'mission_pictures.crew_id', 'crews.id')
    .select([
      'mission_pictures.id',
      'mission_pictures.author_id',
      'mission_pictures.is_public',
      'mission_pictures.width',
      'mission_pictures.height',
      'mission_pictures.line',
      sql<boolean>`exists (select from reports where picture_id = mission_pictures.id)`.as('is_reported'),
    ])
    .where('mission_pictures.id', '=', id)
    .executeTakeFirst()

/** False if someone else removed it first. */
export const removePicture = async ({ db }: Context, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('mission_pictures').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export const removePicturesOf = async ({ db }: Context, crewId: number): Promise<void> => {
  await db.deleteFrom('mission_pictures').where('crew_id', '=', crewId).execute()
}

const columnOf = { large: 'data', small: 'small_data' } as const satisfies Record<PictureSize, string>

export const loadPicture = async ({ db }: Context, id: number, size: PictureSize): Promise<Buffer> => {
  const row = await db
    .selectFrom('mission_pictures')
    .select(`${columnOf[size]} as data`)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.data
}

/** Of a mission that everyone may see. */
export const findPublicPicture = async (
  { db }: Context,
  hash: string,
  size: PictureSize,
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('mission_pictures')
    .innerJoin('crews', 'crews.id', 'mission_pictures.crew_id')
    .select(`mission_pictures.${columnOf[size]} as data`)
    .where('hash', '=', hash)
    // Literals, so that the partial index serves a prepared statement too.
    .where('is_public', '=', sql.lit(true))
    .where('crews.is_hidden', '=', sql.lit(false))
    .where('crews.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.data
}
