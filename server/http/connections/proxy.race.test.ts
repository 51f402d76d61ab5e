/** A proxy sends the requests of many visitors over the same connections: one must not break the next. */
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasNginx, startNginx } from '#server/testing/programs/nginx.ts'
import { portOf } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  nginx = await startNginx(await portOf(t.node.app))
})
afterAll(() => nginx.stop())

const statusOf = async (path: string, options: RequestInit = {}) => {
  const response = await fetch(`${nginx.url}${path}`, { ...options, signal: AbortSignal.timeout(5_000) })
  await response.arrayBuffer()
  return response.status
}

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))

test.runIf(hasNginx).each([
  [
    'compressed bodies',
    { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
    gzipSync(randomBytes(200_000)),
    415,
  ],
  ['bodies of a wrong type', { 'content-type': 'text/plain' }, randomBytes(200_000), 415],
  ['bodies that are too large', { 'content-type': 'application/json' }, randomBytes(400_000), 413],
])('twelve %s do not hold up the next twenty visitors', async (_what, headers, body, status) => {
  const refused = await times(12, () => statusOf('/api/auth/logout', { method: 'POST', headers, body }))
  expect(new Set(refused)).toEqual(new Set([status]))
  const visits = await times(20, () => statusOf('/api/health'))
  expect(new Set(visits)).toEqual(new Set([200]))
})
