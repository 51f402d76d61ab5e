import { type Kysely, sql } from 'kysely'

/** The picture of each player who has one. Two players can have the same picture, and so the same hash. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pictures (
      user_id integer primary key references users on delete cascade,
      hash text not null,
      data bytea not null
    )
  `.execute(db)
  await sql`create index pictures_by_hash on pictures (hash)`.execute(db)
}
