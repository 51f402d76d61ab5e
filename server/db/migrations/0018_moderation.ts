import { type Kysely, sql } from 'kysely'

const createBans = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users
      add column banned_until timestamptz,
      add column warning_count integer not null default 0 check (warning_count >= 0)
  `.execute(db)
  await sql`
    create table bans (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      banned_by integer references users on delete set null,
      ban_type text not null check (ban_type in ('temporary', 'permanent')),
      reason text not null,
      description text not null default '',
      created_at timestamptz not null,
      ends_at timestamptz,
      lifted_at timestamptz,
      lifted_by integer references users on delete set null,
      lift_reason text,
      report_id integer references reports on delete set null,
      check ((ban_type = 'permanent') = (ends_at is null)),
      check ((lifted_at is null) = (lift_reason is null))
    )
  `.execute(db)
  await sql`create index bans_of_user on bans (user_id, id desc)`.execute(db)
  // So that the deletion of an admin's account or of a report finds them by an index.
  await sql`create index bans_by_admin on bans (banned_by) where banned_by is not null`.execute(db)
  await sql`create index bans_lifted_by on bans (lifted_by) where lifted_by is not null`.execute(db)
  await sql`create index bans_of_report on bans (report_id) where report_id is not null`.execute(db)
}

const createWarnings = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table warnings (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      warned_by integer references users on delete set null,
      reason text not null,
      description text not null default '',
      created_at timestamptz not null,
      acknowledged_at timestamptz,
      report_id integer references reports on delete set null
    )
  `.execute(db)
  await sql`create index warnings_of_user on warnings (user_id, id desc)`.execute(db)
  await sql`create index warnings_open on warnings (user_id) where acknowledged_at is null`.execute(db)
  await sql`create index warnings_by_moderator on warnings (warned_by) where warned_by is not null`.execute(
    db,
  )
  await sql`create index warnings_of_report on warnings (report_id) where report_id is not null`.execute(db)
}

const createAppeals = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table appeals (
      id integer generated always as identity primary key,
      ban_id integer not null unique references bans on delete cascade,
      body text not null,
      status text not null default 'pending' check (status in ('pending', 'granted', 'denied')),
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by integer references users on delete set null,
      note text,
      check ((status = 'pending') = (decided_at is null))
    )
  `.execute(db)
  await sql`create index appeals_by_admin on appeals (decided_by) where decided_by is not null`.execute(db)
  await sql`
    create table appeal_tokens (
      token_hash bytea primary key check (length(token_hash) = 32),
      ban_id integer not null references bans on delete cascade,
      expires_at timestamptz not null
    )
  `.execute(db)
  await sql`create index appeal_tokens_of_ban on appeal_tokens (ban_id)`.execute(db)
}

const addDecisions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reports
      add column decided_at timestamptz,
      add column decided_by integer references users on delete set null,
      add column decision_note text,
      add column action text check (action in ('warned', 'banned', 'crew_deleted', 'comment_removed'))
  `.execute(db)
  await sql`update reports set decided_at = created_at where status <> 'pending'`.execute(db)
  await sql`alter table reports add check ((status = 'pending') = (decided_at is null))`.execute(db)
  await sql`
    create index reports_by_moderator on reports (decided_by) where decided_by is not null
  `.execute(db)
  await sql`create index reports_by_status on reports (status, id desc)`.execute(db)
}

/** A generated column cannot be changed, only made anew, and its indexes with it. */
const hidePosts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table crews
      add column is_hidden boolean not null default false,
      add column deleted_at timestamptz,
      add column deletion_reason text,
      add check ((deleted_at is null) = (deletion_reason is null)),
      add check (deleted_at is null or is_hidden)
  `.execute(db)
  // What the job that ends bans looks through.
  await sql`
    create index crews_hidden on crews (author_id) where is_hidden and deleted_at is null
  `.execute(db)
  await sql`drop index crews_board_newest, crews_board_soonest, crews_found_by`.execute(db)
  await sql`alter table crews drop column facets`.execute(db)
  await sql`
    alter table crews add column facets text[] not null generated always as (array_remove(array[
      case
        when mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size and not is_hidden
        then 'board'
      end,
      'activity:' || activity,
      'ship:' || ship_size,
      'experience:' || experience_level,
      'zone:' || timezone,
      primary_language
    ] || required_languages || free_seats, null)) stored
  `.execute(db)
  await sql`
    create index crews_board_newest on crews (created_at desc, id desc)
      include (scheduled_time, mission_status, max_crew_size) where facets @> '{board}'
  `.execute(db)
  await sql`
    create index crews_board_soonest on crews (scheduled_time, id) where facets @> '{board}'
  `.execute(db)
  await sql`
    create index crews_found_by on crews using gin (search_text gin_trgm_ops, facets)
      with (fastupdate = on, gin_pending_list_limit = 512)
  `.execute(db)
}

/** A former player says nothing about sanctions either. */
const clearFormerPlayers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users add constraint users_former_sanctions_check
      check (deleted_at is null or (banned_until is null and warning_count = 0))
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createBans(db)
  await createWarnings(db)
  await createAppeals(db)
  await addDecisions(db)
  await hidePosts(db)
  await clearFormerPlayers(db)
}
