/** Reports, what moderators decided about them, and the log of what was done. */
import { type Kysely, sql } from 'kysely'

const createReports = async (db: Kysely<unknown>): Promise<void> => {
  // A report outlives what it is about: the snapshot holds what was reported, whatever is edited or deleted later. Moderators
  // search by the names and the title in it, with a line break before each: a pattern can say that one begins there.
  await sql`
    create table reports (
      id integer generated always as identity primary key,
      subject text not null
        check (subject in ('crew', 'comment', 'conversation', 'profile', 'settlement', 'picture')),
      crew_id integer references crews on delete set null,
      comment_id integer references comments on delete set null,
      picture_id integer references mission_pictures on delete set null,
      reporter_id integer references users on delete set null,
      reported_id integer references users on delete set null,
      category text not null check (category in ('harassment', 'toxic_behavior', 'griefing', 'cheating',
        'inappropriate_content', 'no_show', 'other')),
      reason text not null,
      description text not null default '',
      status text not null default 'pending' check (status in ('pending', 'resolved', 'dismissed')),
      snapshot jsonb not null,
      search_text text not null generated always as (lower(
        e'\\n' || (snapshot ->> 'username') || e'\\n' || (snapshot ->> 'displayName')
          || e'\\n' || (snapshot ->> 'crewTitle')
      )) stored,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by integer references users on delete set null,
      decision_note text,
      action text check (action in ('warned', 'banned', 'crew_deleted', 'comment_removed', 'picture_removed')),
      check (reporter_id <> reported_id),
      check ((status = 'pending') = (decided_at is null)),
      constraint reports_without_crew_check check (crew_id is null or subject not in ('conversation', 'profile'))
    )
  `.execute(db)
  // What was reported is there for the decision, even if its author removes it before.
  await sql`
    create table report_pictures (
      report_id integer primary key references reports on delete cascade,
      data bytea not null
    )
  `.execute(db)
}

const indexReports = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create unique index reports_one_open on reports (reporter_id, reported_id, crew_id, subject)
      where status = 'pending' and subject in ('crew', 'settlement')
  `.execute(db)
  for (const on of [sql.raw('comment'), sql.raw('picture')]) {
    await sql`
      create unique index reports_one_open_on_${on} on reports (reporter_id, ${on}_id)
        where status = 'pending' and ${on}_id is not null
    `.execute(db)
  }
  await sql`
    create unique index reports_one_open_without_crew on reports (reporter_id, reported_id, subject)
      where status = 'pending' and subject in ('conversation', 'profile')
  `.execute(db)
  await sql`create index reports_newest on reports (created_at desc, id desc)`.execute(db)
  await sql`create index reports_by_status on reports (status, id desc)`.execute(db)
  await sql`create index reports_decided on reports (decided_at) where decided_at is not null`.execute(db)
  await sql`
    create index reports_of_matter on reports (reported_id, crew_id) where status = 'pending'
  `.execute(db)
  await sql`create index reports_found_by on reports using gin (search_text gin_trgm_ops)`.execute(db)
  // So that deletions find them by an index.
  for (const to of ['crew', 'comment', 'picture', 'reported', 'reporter'].map(sql.raw)) {
    await sql`create index reports_of_${to} on reports (${to}_id) where ${to}_id is not null`.execute(db)
  }
  await sql`
    create index reports_by_moderator on reports (decided_by) where decided_by is not null
  `.execute(db)
}

const createBans = async (db: Kysely<unknown>): Promise<void> => {
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
  await sql`
    create index warnings_by_moderator on warnings (warned_by) where warned_by is not null
  `.execute(db)
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

/** Name and address of a deleted account, as hashes, while something about it was open. */
const createFormerSanctions = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table former_sanctions (
      id integer generated always as identity primary key,
      name_hash bytea not null check (length(name_hash) = 32),
      email_hash bytea not null check (length(email_hash) = 32),
      has_open_warning boolean not null,
      created_at timestamptz not null
    )
  `.execute(db)
  await sql`create index former_sanctions_by_name on former_sanctions (name_hash)`.execute(db)
  await sql`create index former_sanctions_by_email on former_sanctions (email_hash)`.execute(db)
  await sql`create index former_sanctions_by_age on former_sanctions (created_at)`.execute(db)
  // The key of these hashes: one row, written with the first of them.
  await sql`
    create table former_sanctions_key (
      id integer primary key check (id = 1),
      key bytea not null check (length(key) = 32)
    )
  `.execute(db)
}

const createLog = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id integer references users on delete set null,
      action text not null,
      subject_id integer references users on delete set null,
      ip text,
      detail jsonb not null default '{}'
    )
  `.execute(db)
  // For exports and deletions, too. Many entries name no one.
  await sql`
    create index audit_log_of_actor on audit_log (actor_id, id) where actor_id is not null
  `.execute(db)
  await sql`
    create index audit_log_of_subject on audit_log (subject_id, id) where subject_id is not null
  `.execute(db)
  await sql`create index audit_log_by_action on audit_log (action, id)`.execute(db)
  await sql`create index audit_log_by_time on audit_log (at)`.execute(db)
  // What the job that shortens addresses has left to do.
  await sql`
    create index audit_log_whole_addresses on audit_log (at) where ip is not null and ip !~ '/(24|48)$'
  `.execute(db)
}

/**
 * Rows of the log are added and stay. Two changes are allowed: a deleted account loses its name in it, by its foreign keys,
 * and an address is shortened. Anything that is not an address as we write it is dropped instead.
 */
const protectLog = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function shortened_address(ip text) returns text
    language sql immutable
    return case
      when ip ~ '/(24|48)$' then ip
      when ip ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$' then regexp_replace(ip, '[0-9]+$', '0/24')
      when ip ~ '^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::/64$' then regexp_replace(ip, ':[^:]+::/64$', '::/48')
    end
  `.execute(db)
  await sql`
    create function refuse_audit_change() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (new.id, new.at, new.action, new.detail) is not distinct from (old.id, old.at, old.action, old.detail)
          and (new.ip is not distinct from old.ip or new.ip is not distinct from shortened_address(old.ip))
          and (new.actor_id is not distinct from old.actor_id
            or new.actor_id is null and not exists (select from users where id = old.actor_id))
          and (new.subject_id is not distinct from old.subject_id
            or new.subject_id is null and not exists (select from users where id = old.subject_id))
        then
          return new;
        end if;
      end if;
      raise exception 'The audit log can only be added to';
    end $$
  `.execute(db)
  await sql`
    create trigger audit_log_is_kept before update or delete on audit_log
    for each row execute function refuse_audit_change()
  `.execute(db)
  await sql`
    create trigger audit_log_is_not_emptied before truncate on audit_log
    for each statement execute function refuse_audit_change()
  `.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createReports(db)
  await indexReports(db)
  await createBans(db)
  await createWarnings(db)
  await createAppeals(db)
  await createFormerSanctions(db)
  await createLog(db)
  await protectLog(db)
}
