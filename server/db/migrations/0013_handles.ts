/** Handles that moderators have verified, and the requests of players to have that done. */
import { type Kysely, sql } from 'kysely'

/**
 * Null, or the citizen id. The next migration validates it and makes it unique: that reads the whole table, for which nobody
 * should wait.
 */
const addVerifiedHandle = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users
      add column verified_handle text,
      add constraint users_verified_handle_check
        check (verified_handle is null or verified_handle is not distinct from citizen_id) not valid
  `.execute(db)
}

const createProofs = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table handle_proofs (
      id integer generated always as identity primary key,
      user_id integer not null unique references users on delete cascade,
      handle text not null,
      code text not null,
      status text not null default 'open' check (status in ('open', 'verified', 'declined')),
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by integer references users on delete set null,
      reason text,
      check ((status = 'open') = (decided_at is null)),
      check ((status = 'declined') = (reason is not null))
    )
  `.execute(db)
  await sql`create index handle_proofs_open on handle_proofs (id) where status = 'open'`.execute(db)
  // So that the deletion of a moderator's account finds them by an index.
  await sql`
    create index handle_proofs_by_moderator on handle_proofs (decided_by) where decided_by is not null
  `.execute(db)
}

/**
 * A trigger, so that nodes of the version before do it too, which know of neither. A refusal stays: changing the citizen id
 * does not shorten the wait.
 */
const endWithCitizenId = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function end_handle_proof() returns trigger language plpgsql as $$
    begin
      delete from handle_proofs where user_id = new.id and status <> 'declined';
      new.verified_handle := null;
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger end_handle_proof
    before update of citizen_id on users
    for each row when (old.citizen_id is distinct from new.citizen_id)
    execute function end_handle_proof()
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addVerifiedHandle(db)
  await createProofs(db)
  await endWithCitizenId(db)
}
