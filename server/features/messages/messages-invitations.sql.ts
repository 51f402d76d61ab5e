import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

interface Invitations {
  readonly from: number
  readonly to: readonly number[]
  readonly crewId: number
  /** By language, as JSON. */
  readonly texts: string
}

/** Writes each receiver an invitation in their language. */
export const insertInvitations = async (
  { db, now }: Context,
  { from, to, crewId, texts }: Invitations,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into messages (receiver_id, sender_id, kind, crew_id, body, created_at)
    select id, ${from}, 'invitation', ${crewId}, ${texts}::jsonb ->> locale, ${now()}
    from users
    where id = any(${to}::int[])
    order by id
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}
