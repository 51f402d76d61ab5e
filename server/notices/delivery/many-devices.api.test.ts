/** One event that ten thousand players want on their devices. */
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { pushCalls } from '#server/testing/calls/push-calls.ts'
import { openPushService } from '#server/testing/fakes/push-service.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { noticePushJob } from './notice-pushes.ts'

const count = 10_000
const service = await openPushService()
const t = openTestApp({ env: { PUSH_HOSTS: service.host } })
const { countWaiting } = pushCalls(t, service)

afterAll(() => service.close())

/** All with the keys of one browser. Returns the players. */
const addDevices = async (): Promise<number[]> => {
  const { subscription } = service.newDevice()
  const { rows } = await sql<{ user_id: number }>`
    with players as (
      insert into users (username, email, password_hash, timezone, preferred_languages, created_at)
      select 'p-' || n, 'p' || n || '@players.example', '', 'UTC', '{en}', now()
      from generate_series(1, ${count}) as n
      returning id
    ), browsers as (
      insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      select sha256(id::text::bytea), id, now(), now(), now() + interval '1 day' from players
      returning id, user_id
    )
    insert into push_subscriptions (user_id, session_id, endpoint, host, p256dh, auth, created_at)
    select
      user_id, id, ${subscription.endpoint}::text || '?' || id, ${service.host},
      ${Buffer.from(subscription.keys.p256dh, 'base64url')}, ${Buffer.from(subscription.keys.auth, 'base64url')}, now()
    from browsers
    returning user_id
  `.execute(t.connection.db)
  return rows.map(({ user_id }) => user_id)
}

test('they all wait from the start, and go out in small batches that each send their own', async () => {
  const to = await addDevices()
  await inTransaction(t.node.ctx, (ctx) =>
    sendNotice(ctx, { kind: 'mission', to, notice: { type: 'left_board', data: { title: 'Halo' } } }),
  )
  expect(await countWaiting()).toBe(count)
  const { rows } = await t.connection.pool.query<{ data: { devices: number[]; batch: string } }>(
    `select data from pgboss.job where data ->> 'job' = 'notice-push' order by id`,
  )
  expect(rows).toHaveLength(count / 25)
  expect(new Set(rows.flatMap(({ data }) => data.devices)).size).toBe(count)
  await Promise.all(rows.slice(0, 4).map(({ data }) => noticePushJob.run(t.node.ctx, data)))
  expect(service.pushes).toHaveLength(100)
  expect(await countWaiting()).toBe(count - 100)
})
