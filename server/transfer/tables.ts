import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

export interface Table {
  readonly schema: 'public' | 'pgboss'
  readonly name: string
  /** Without generated columns, which cannot be written. */
  readonly columns: readonly string[]
}

export const idOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => sql.id(schema, name)

/** Other programs may have theirs in the same database. */
const ownTables = {
  absences: true,
  api_tokens: true,
  appeal_tokens: true,
  appeals: true,
  applications: true,
  audit_log: true,
  bans: true,
  beacon_alerts: true,
  beacons: true,
  blocks: true,
  calendar_feeds: true,
  chat_reads: true,
  comment_notices: true,
  comments: true,
  crew_members: true,
  crew_roles: true,
  crew_views: true,
  crew_words: true,
  crews: true,
  discord_accounts: true,
  discord_arrivals: true,
  discord_cards: true,
  discord_follows: true,
  discord_interactions: true,
  discord_managers: true,
  discord_pause: true,
  discord_visits: true,
  email_changes: true,
  favourites: true,
  fleet_ships: true,
  flying_days: true,
  former_sanctions: true,
  former_sanctions_key: true,
  former_leaders: true,
  handle_proofs: true,
  messages: true,
  mission_pictures: true,
  notice_mails: true,
  notice_pushes: true,
  notice_settings: true,
  passkey_challenges: true,
  passkeys: true,
  password_resets: true,
  pending_sign_ins: true,
  pictures: true,
  player_counts: true,
  push_subscriptions: true,
  quiet_hours: true,
  rate_limits: true,
  ratings: true,
  received_ratings: true,
  recovery_codes: true,
  report_pictures: true,
  reports: true,
  saved_search_alerts: true,
  saved_searches: true,
  seat_offers: true,
  secret_keys: true,
  security_events: true,
  series: true,
  series_dates: true,
  sessions: true,
  settlement_shares: true,
  settlements: true,
  ships: true,
  time_codes: true,
  users: true,
  waitlist_entries: true,
  warnings: true,
  webhook_messages: true,
  webhooks: true,
} satisfies Record<keyof Schema | 'crew_words' | 'rate_limits', true>

export const ownTableNames: readonly string[] = Object.keys(ownTables)

const sourceOnly = [
  'notice_mails',
  'notice_pushes',
  'password_resets',
  'email_changes',
  'pending_sign_ins',
  'passkey_challenges',
]

/**
 * Left out of a copy whose source was in use afterwards: mails, pushes and jobs that wait would be sent twice, and links from mails
 * and sign-ins that wait for their code would work again.
 */
export const isSourceOnly = ({ schema, name }: Pick<Table, 'schema' | 'name'>): boolean =>
  schema === 'pgboss' || sourceOnly.includes(name)

/** Every table, of any owner, and the jobs. Migrations are recorded by the process that runs them. */
export const listTables = async (db: Kysely<Schema>): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select nspname as schema, relname as name, array(
      select attname::text
      from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where (nspname = 'public' and relkind = 'r' and relname not like 'kysely%'
        or nspname = 'pgboss' and relname = 'job')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by nspname, relname
  `.execute(db)
  return rows
}

/** Without those of other programs. */
export const listOwnTables = async (db: Kysely<Schema>): Promise<Table[]> =>
  (await listTables(db)).filter(({ schema, name }) => schema === 'pgboss' || ownTableNames.includes(name))

export const countRows = async (
  db: Kysely<Schema>,
  table: Pick<Table, 'schema' | 'name'>,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${idOf(table)}`.execute(db)
  return rows[0]?.count ?? 0
}

export const hasRows = async (
  db: Kysely<Schema>,
  table: Pick<Table, 'schema' | 'name'>,
): Promise<boolean> => {
  const { rows } = await sql`select from ${idOf(table)} limit 1`.execute(db)
  return rows.length > 0
}
