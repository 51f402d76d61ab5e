/** Whether those aboard are ready for the start, and what the buttons of a push need to know. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table crews
      add column ready_called_at timestamptz,
      add column ready_called_again_at timestamptz
  `.execute(db)
  await sql`
    alter table crew_members
      add column ready_answer text check (ready_answer in ('ready', 'late')),
      add column ready_answered_at timestamptz,
      add check ((ready_answer is null) = (ready_answered_at is null))
  `.execute(db)
  await sql`
    alter table notice_pushes
      add column notice_type text,
      add column notice_data jsonb
  `.execute(db)
}
