/** The offer of a lead, those who led before, letters apart from notices, and webhooks that are missing. */
import { type Kysely, sql } from 'kysely'

const addOffersOfTheLead = async (db: Kysely<unknown>): Promise<void> => {
  // An offer does not outlast the seat of the member.
  await sql`
    alter table crews
      add column lead_offered_to integer,
      add column text_written_at timestamptz,
      add foreign key (id, lead_offered_to) references crew_members on delete set null (lead_offered_to)
  `.execute(db)
  await sql`
    create table former_leaders (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      led_until timestamptz not null
    )
  `.execute(db)
  await sql`create index former_leaders_of_crew on former_leaders (crew_id)`.execute(db)
  await sql`create index former_leaders_by_player on former_leaders (user_id)`.execute(db)
}

const addLettersAndLinks = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table messages add column notice_kind text`.execute(db)
  // Each kind is a folder of its own, of which there may be few among very many of the other.
  await sql`
    create index messages_letters on messages (receiver_id, id desc)
      where kind <> 'system' and not deleted_by_receiver
  `.execute(db)
  // Those that wait meanwhile lead to all notices.
  await sql`
    alter table notice_mails add column title text, add column link text not null default '/notices'
  `.execute(db)
  await sql`alter table notice_mails alter column link drop default`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addOffersOfTheLead(db)
  await addLettersAndLinks(db)
  await sql`
    alter table webhooks
      add column missing_since timestamptz,
      add column missing_times integer not null default 0
  `.execute(db)
}
