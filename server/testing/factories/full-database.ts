/** A database with rows in every table, and what is in it. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Connection } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { createJobQueue } from '#server/jobs/queue.ts'
import { silentLog } from '#server/log.ts'
import { noticeMailJob } from '#server/notices/delivery/notice-mails.ts'
import { idOf, listTables } from '#server/transfer/tables.ts'

/** Characters that mean something to JSON, to files of lines or to Postgres. */
const difficultText = 'a "quote" \\ \\N \t tab, a\nline\r\u2028and another, 🚀 {null} \u0001'

/** What only one database may have: a mail and a job that wait, links that were sent, and sign-ins that are not done. */
export const addWaiting = async ({ db, pool }: Connection): Promise<void> => {
  await sql`
    with player as (select min(id) as id from users),
      mail as (
        insert into notice_mails (user_id, kind, body, link, created_at)
        select id, 'mission', 'An old notice', '/', now() from player
      ),
      push as (
        insert into notice_pushes (user_id, subscription_id, kind, body, link, is_urgent, created_at)
        select player.id, push_subscriptions.id, 'mission', 'An old notice', '/', false, now()
        from player, push_subscriptions
      ),
      sign_in as (
        insert into pending_sign_ins (token_hash, user_id, way, expires_at)
        select sha256('k'), id, 'password', now() from player
      ),
      challenge as (insert into passkey_challenges select sha256('m'), id, now() from player),
      change as (insert into email_changes select id, 'new@players.example', sha256('b'), now() from player)
    insert into password_resets select id, sha256('f'), now() from player
  `.execute(db)
  const queue = createJobQueue(pool, silentLog, { followsClock: false })
  try {
    await queue.open([noticeMailJob])
    await queue.send({ db }, noticeMailJob, { userId: 1, batchAt: new Date().toISOString() })
  } finally {
    await queue.stop()
  }
}

/** `ctx` of any server. */
export const fillDatabase = async (connection: Connection, ctx: Context): Promise<void> => {
  const { db } = connection
  await migrate(connection)
  await importShips({ ...ctx, db })
  await seedDemo({ ...ctx, db }, () => undefined)
  await sql`update crews set description = ${difficultText} where id = 1`.execute(db)
  await sql`
    with player as (select min(id) as id, max(id) as other from users),
      t1 as (insert into appeal_tokens select sha256('a'), id, now() from bans),
      t2 as (insert into blocks select id, other, 'infinity' from player),
      t3 as (insert into calendar_feeds select id, '\\x00ff5c', now() from player),
      t32 as (
        insert into api_tokens (user_id, name, scopes, token_hash, created_at)
        select id, ${difficultText}, '{read,post}', sha256('k'), now() from player
      ),
      t4 as (insert into comment_notices select 1, id, now(), now() from player),
      t5 as (
        insert into former_sanctions (name_hash, email_hash, has_open_warning, created_at)
        values (sha256('c'), sha256('d'), true, now())
      ),
      t6 as (insert into former_sanctions_key values (1, sha256('e'))),
      t7 as (insert into notice_settings select id, 'reminder', true, true from player),
      t8 as (insert into rate_limits values ('login', 3, 9007199254740991)),
      t22 as (
        insert into security_events (user_id, kind, detail, created_at)
        select id, 'passkey_added', ${difficultText}, now() from player
      ),
      t23 as (insert into time_codes select id, '\\x00ff5c', now(), now(), 9007199254740991 from player),
      t24 as (insert into recovery_codes (user_id, code_hash) select id, sha256('l') from player),
      t31 as (insert into discord_accounts select id, '80351110224678912', ${difficultText}, now() from player),
      t30 as (insert into discord_arrivals values (sha256('n'), '1', 'nova', 'nova@discord.example', now())),
      t35 as (insert into discord_interactions values ('1304110224678912', now())),
      t36 as (insert into discord_pause values (1, now())),
      t33 as (
        insert into discord_cards (guild_id, channel_id, crew_id, locale, message_id, shown, due_at)
        values ('1', '2', 1, 'de', '3', sha256('o'), now())
      ),
      t34 as (
        insert into discord_follows
          (user_id, guild_id, channel_id, guild_name, channel_name, slot, filters, locale, seen_crew_id, created_at)
        select id, '1', '2', ${difficultText}, ${difficultText}, 1, '{"seat":"combat"}', 'de', 1, now() from player
      ),
      t37 as (
        insert into discord_managers select id, '1', ${difficultText}, true, now() from player
      ),
      t25 as (
        insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
        select id, sha256('n'), '\\x00ff5c', 4294967295, '{internal,hybrid}', ${difficultText}, true, now() from player
      ),
      t9 as (insert into chat_reads select 1, id, 1 from player),
      t12 as (insert into secret_keys values ('push', sha256('h'))),
      t10 as (insert into quiet_hours select other, true, 1320, 480, false from player),
      t13 as (
        insert into webhooks (user_id, crew_id, address, channel, created_at)
        select id, 1, '\\x00ff5c', sha256('j'), now() from player
        returning id, channel
      ),
      t14 as (
        insert into webhook_messages (webhook_id, crew_id, channel, message_id, shown)
        select id, 1, channel, '1234', sha256('i') from t13
      ),
      t17 as (
        insert into seat_offers (crew_id, user_id, source, holds_seat, created_at, expires_at)
        select 1, other, 'leader', true, now(), now() from player
      ),
      t20 as (
        insert into series (leader_id, template, timezone, first_date, every_weeks, times, created_at, updated_at)
        select id, jsonb_build_object('title', ${difficultText}::text), 'UTC', '2027-01-12T20:00', 2, 12, now(), now()
        from player
        returning id
      ),
      t21 as (
        insert into series_dates (series_id, number, planned_for, moved_to, starts_at, held_at)
        select id, 2, '2027-01-26T20:00', '2027-01-27T20:00', now(), now() from t20
      ),
      t26 as (insert into beacon_alerts select id, 1, now(), now() from player),
      t27 as (insert into former_leaders (crew_id, user_id, led_until) select 1, other, now() from player),
      t28 as (insert into report_pictures select min(id), '\\x00ff5c' from reports),
      t11 as (
        insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
        select sha256('g'), id, ${difficultText}, now(), now(), now() from player
        returning id, user_id
      ),
      t29 as (insert into discord_visits select sha256('l'), sha256('m'), id, '/search', now() from t11)
    insert into push_subscriptions (user_id, session_id, endpoint, host, p256dh, auth, created_at)
    select user_id, id, 'https://push.example/1', 'push.example', decode(repeat('04', 65), 'hex'), '\\x000102030405060708090a0b0c0d0e0f', now()
    from t11
  `.execute(db)
  // The next id is larger than that of the newest row.
  await sql`select nextval('crews_id_seq')`.execute(db)
  await addWaiting(connection)
}

/** The rows of each table, and how far each sequence is. */
export const contentsOf = async ({ db }: Connection): Promise<Record<string, readonly string[]>> => {
  const contents: Record<string, readonly string[]> = {}
  await db.connection().execute(async (db) => {
    await sql`set time zone 'UTC'`.execute(db)
    for (const table of await listTables(db)) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(each)::text as row from ${idOf(table)} as each
      `.execute(db)
      contents[table.name] = rows.map(({ row }) => row).sort()
    }
    const { rows } = await sql<{ sequence: string }>`
      select sequencename || ' ' || last_value as sequence from pg_sequences
      where schemaname = 'public' and last_value is not null
      order by sequencename
    `.execute(db)
    contents.sequences = rows.map(({ sequence }) => sequence)
  })
  return contents
}
