/** Tokens with which the programs of players call the API. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table api_tokens (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      name text not null,
      scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'post', 'decide']),
      token_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz
    )
  `.execute(db)
  await sql`create index api_tokens_of_player on api_tokens (user_id, id)`.execute(db)
}
