/** Codes besides the password, and what players can read about changes to how they sign in. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table security_events (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      kind text not null,
      detail text not null default '',
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index security_events_by_player on security_events (user_id, id)`.execute(db)
  await sql`
    create table time_codes (
      user_id integer primary key references users on delete cascade,
      secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )
  `.execute(db)
  await sql`
    create table recovery_codes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      used_at timestamptz,
      unique (user_id, code_hash)
    )
  `.execute(db)
  await sql`
    create table pending_sign_ins (
      id integer generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      user_id integer not null references users on delete cascade,
      way text not null check (way in ('password', 'discord')),
      wrong_codes integer not null default 0,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index pending_sign_ins_by_player on pending_sign_ins (user_id)`.execute(db)
  await sql`
    alter table secret_keys
      drop constraint secret_keys_name_check,
      add constraint secret_keys_name_check
        check (name in ('push', 'unsubscribe', 'webhooks', 'codes')) not valid
  `.execute(db)
}
