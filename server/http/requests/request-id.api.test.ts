import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { login } from '#contract/auth/auth.ts'
import { askForEvents } from '#server/testing/event-reader.ts'
import { collectLogLines } from '#server/testing/log-lines.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ env: { LOG_LEVEL: 'warn' }, withPage: 'small' })

const id = /^[0-9a-f]{12}$/

test.each(['/api/health', '/api/nowhere', '/api/%zz', '/search', '/robots.txt'])(
  'the answer to %s names its request, by an id of ours',
  async (url) => {
    const headers = { 'x-request-id': 'made-up', 'request-id': 'made-up' }
    const ids = [await t.inject({ url, headers }), await t.inject({ url, headers })].map(({ headers }) =>
      String(headers['x-request-id']),
    )
    for (const each of ids) expect(each).toMatch(id)
    expect(new Set(ids).size).toBe(2)
  },
)

test('files that are cached for a year name no request', async () => {
  const { headers, statusCode } = await t.inject({ url: '/assets/app.js' })
  expect([statusCode, headers['x-request-id']]).toEqual([200, undefined])
})

test('an unexpected error is in the log under the id that its answer has', async () => {
  const lines = collectLogLines(t.node.app)
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(t.connection.db)
  await rename('rate_limits', 'no_limits')
  try {
    const body = { username: 'nobody', password: 'wrong one' }
    const answers = [await t.send(login, { body }), await t.send(login, { body })]
    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    expect(answers[0]?.body).toEqual({ code: 'internal', message: expect.any(String) })
    expect(lines.map(({ msg, reqId }) => [msg, reqId])).toEqual(
      answers.map(({ headers }) => ['request failed', headers['x-request-id']]),
    )
  } finally {
    await rename('no_limits', 'rate_limits')
  }
})

test('an event stream names its request, too', async () => {
  const request = await askForEvents(t.node.app)
  const [{ headers }] = (await once(request, 'response')) as [IncomingMessage]
  request.destroy()
  expect(headers['x-request-id']).toMatch(id)
})
