import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Why a crew was deleted, if the player led it, was in it, had applied to it or was offered a seat. */
export const findRemoval = async (
  { db }: Context,
  crewId: number,
  userId: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ reason: string }>`
    select deletion_reason as reason
    from crews
    where id = ${crewId} and deleted_at is not null and (
      author_id = ${userId}
      or exists (select from crew_members where crew_id = crews.id and user_id = ${userId})
      or exists (select from applications where crew_id = crews.id and user_id = ${userId})
      or exists (select from seat_offers where crew_id = crews.id and user_id = ${userId})
    )
  `.execute(db)
  return rows[0]?.reason
}
