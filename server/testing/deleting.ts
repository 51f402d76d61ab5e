import { sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'

/** As when a player leaves the site: with their posts and seats. */
export const deleteAccount = async ({ db }: Pick<Connection, 'db'>, userId: number): Promise<void> => {
  await sql`delete from crews where author_id = ${userId}`.execute(db)
  await sql`
    update crews set current_crew_size = current_crew_size - 1, free_seats = '{seat:any}'
    from crew_members where crew_id = crews.id and user_id = ${userId}
  `.execute(db)
  await sql`delete from crew_members where user_id = ${userId}`.execute(db)
  await sql`delete from users where id = ${userId}`.execute(db)
}
