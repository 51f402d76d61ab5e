/** Records every move of a mission and every decision on an application, so that the invariants can check them. */
import { sql } from 'kysely'
import type { Connection } from '#server/db/connect.ts'

export const recordHistory = async ({ db }: Connection): Promise<void> => {
  await sql`create table if not exists test_moves (crew_id integer, from_status text, to_status text)`.execute(
    db,
  )
  await sql`
    create or replace function test_record_move() returns trigger language plpgsql as $$
    begin
      insert into test_moves values (new.id, old.mission_status, new.mission_status);
      return null;
    end $$
  `.execute(db)
  await sql`
    create or replace trigger test_record_move
    after update on crews
    for each row when (old.mission_status <> new.mission_status)
    execute function test_record_move()
  `.execute(db)

  await sql`
    create table if not exists test_decisions (
      application_id integer, from_status text, to_status text, mission_status text
    )
  `.execute(db)
  await sql`
    create or replace function test_record_decision() returns trigger language plpgsql as $$
    begin
      insert into test_decisions
      select new.id, old.status, new.status, mission_status from crews where id = new.crew_id;
      return null;
    end $$
  `.execute(db)
  await sql`
    create or replace trigger test_record_decision
    after update on applications
    for each row when (old.status <> new.status)
    execute function test_record_decision()
  `.execute(db)
}
