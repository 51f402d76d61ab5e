import { type Kysely, sql } from 'kysely'

const createComments = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table comments (
      id integer generated always as identity primary key,
      crew_id integer not null references crews on delete cascade,
      author_id integer references users on delete set null,
      parent_id integer references comments on delete cascade,
      channel text not null check (channel in ('public', 'crew')),
      body text not null,
      created_at timestamptz not null,
      removed_at timestamptz,
      removed_by text check (removed_by in ('author', 'leader', 'moderator')),
      check ((removed_at is null) = (removed_by is null)),
      check (removed_at is null or body = '')
    )
  `.execute(db)
  await sql`
    create index comments_newest on comments (crew_id, channel, id desc) where parent_id is null
  `.execute(db)
  await sql`create index comments_replies on comments (parent_id, id) where parent_id is not null`.execute(db)
  // So that deleting a crew or a player finds its comments by an index.
  await sql`create index comments_of_crew on comments (crew_id)`.execute(db)
  await sql`create index comments_of_author on comments (author_id) where author_id is not null`.execute(db)
  await sql`
    create table comment_notices (
      crew_id integer not null references crews on delete cascade,
      user_id integer not null references users on delete cascade,
      sent_at timestamptz not null,
      primary key (crew_id, user_id)
    )
  `.execute(db)
  await sql`create index comment_notices_of_user on comment_notices (user_id)`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createComments(db)
  await sql`
    alter table reports add column comment_id integer references comments on delete set null
  `.execute(db)
  await sql`create index reports_of_comment on reports (comment_id) where comment_id is not null`.execute(db)
  await sql`
    alter table messages add column comment_id integer references comments on delete set null
  `.execute(db)
  await sql`
    create index messages_of_comment on messages (comment_id) where comment_id is not null
  `.execute(db)
  // Apart from crews: its rows are locked by whoever joins or edits.
  await sql`
    create table crew_views (
      crew_id integer primary key references crews on delete cascade,
      views integer not null check (views >= 0)
    )
  `.execute(db)
}
