import { type Kysely, sql } from 'kysely'

/** The list of players for admins: an index for each order, each filter and the search. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index users_by_age on users (created_at desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`
    create index users_by_name on users (lower(coalesce(display_name, username)), id) where deleted_at is null
  `.execute(db)
  await sql`
    create index users_by_activity on users (coalesce(last_seen_at, '-infinity') desc, id desc)
      where deleted_at is null
  `.execute(db)
  await sql`
    create index users_by_warnings on users (warning_count desc, id desc) where deleted_at is null
  `.execute(db)
  await sql`create index users_banned on users (banned_until) where banned_until is not null`.execute(db)
  // A line break before each of them: so a pattern can say that one begins there.
  await sql`
    create index users_found_by on users using gin ((
      lower(
        e'\\n' || username || e'\\n' || email || e'\\n' || coalesce(display_name, '') || e'\\n'
          || coalesce(citizen_id, '')
      )
    ) gin_trgm_ops) where deleted_at is null
  `.execute(db)
  // Without them the planner takes every word for a rare one, and reads the whole index for one that all names have.
  await sql`
    create statistics users_searched on (
      lower(
        e'\\n' || username || e'\\n' || email || e'\\n' || coalesce(display_name, '') || e'\\n'
          || coalesce(citizen_id, '')
      )
    ) from users
  `.execute(db)
}
