/** Passkeys: ways in that need neither name nor password. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Random and made with the first passkey: authenticators keep it, and it must not say who the player is.
  await sql`alter table users add column passkey_handle bytea`.execute(db)
  await sql`
    create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      credential_id bytea not null constraint passkeys_credential_key unique check (length(credential_id) between 16 and 1023),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null,
      is_backed_up boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )
  `.execute(db)
  await sql`create index passkeys_of_user on passkeys (user_id, id)`.execute(db)
  // Without a player for a sign-in: who it is, the passkey says.
  await sql`
    create table passkey_challenges (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id integer unique references users on delete cascade,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db)
}
