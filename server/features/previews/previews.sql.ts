import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'

/** Whether the post exists and everybody can see it. */
export const isShown = async ({ db }: Pick<Context, 'db'>, crewId: number): Promise<boolean> => {
  const { rows } = await sql`${prepared}
    select 1 from crews where id = ${crewId} and not is_hidden
  `.execute(db)
  return rows.length > 0
}
