/** When crews fly, counted each night. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table flying_days (
      day timestamptz primary key,
      figures jsonb not null
    )
  `.execute(db)
}
