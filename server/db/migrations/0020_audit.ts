import { type Kysely, sql } from 'kysely'

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

const indexLog = async (db: Kysely<unknown>): Promise<void> => {
  // For exports and deletions, too. Many entries name nobody.
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
 * Moderators search reports by the names and the title at the time. A line break before each of them: so a pattern can say
 * that one begins there.
 */
const indexReports = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reports add column search_text text not null generated always as (lower(
      e'\\n' || (snapshot ->> 'username') || e'\\n' || (snapshot ->> 'displayName')
        || e'\\n' || (snapshot ->> 'crewTitle')
    )) stored
  `.execute(db)
  await sql`create index reports_found_by on reports using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`
    create index reports_of_matter on reports (reported_id, crew_id) where status = 'pending'
  `.execute(db)
  await sql`create index reports_decided on reports (decided_at) where decided_at is not null`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await protectLog(db)
  await indexLog(db)
  await indexReports(db)
}
