/** Broken and slow requests on raw connections, and what happens to the connection afterwards. */
import { randomBytes } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openConnection } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const headOf = (start: string, headers: Readonly<Record<string, string | number>> = {}) =>
  [
    start,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

const bodies = {
  gzip: gzipSync(randomBytes(200_000)),
  br: brotliCompressSync(randomBytes(200_000)),
  deflate: deflateSync(randomBytes(200_000)),
}

test.each([
  ['gzip', 'POST /api/auth/logout', 'text/plain', 415],
  ['br', 'POST /api/auth/logout', 'text/plain', 415],
  ['deflate', 'POST /api/auth/logout', 'text/plain', 415],
  ['gzip', 'POST /api/auth/login', 'application/json', 415],
  ['gzip', 'GET /api/health', 'application/json', 415],
  ['gzip', 'HEAD /api/crew/abc', 'application/json', 415],
  ['gzip', 'POST /api/nothing', 'application/json', 415],
  ['gzip', 'POST /nothing', 'application/json', 415],
] as const)(
  'after a %s body on %s (%s) the connection serves the next request',
  async (encoding, start, type, status) => {
    const body = bodies[encoding]
    const isHead = start.startsWith('HEAD')
    const connection = await openConnection(t.node.app, isHead)
    connection.send(
      headOf(`${start} HTTP/1.1`, {
        'Content-Type': type,
        'Content-Encoding': encoding,
        'Content-Length': body.length,
      }),
    )
    connection.send(body)
    const refused = await connection.answer()
    expect(refused.status).toBe(status)
    connection.send(headOf(`${isHead ? 'HEAD' : 'GET'} /api/health HTTP/1.1`))
    const next = await connection.answer().catch(() => undefined)
    connection.close()
    expect(next?.status).toBe(200)
  },
)

test.each([
  [
    '17 KB of cookies',
    headOf('GET /api/health HTTP/1.1', { Cookie: `a=${'x'.repeat(17_000)}` }),
    431,
    'too_large',
  ],
  ['an address of 20 KB', headOf(`GET /${'x'.repeat(20_000)} HTTP/1.1`), 431, 'too_large'],
  [
    'two lengths',
    `${headOf('POST /api/auth/logout HTTP/1.1', { 'Content-Length': 1 }).slice(0, -2)}Content-Length: 2\r\n\r\nxx`,
    400,
    'invalid_request',
  ],
  ['no HTTP at all', 'hello there\r\n\r\n', 400, 'invalid_request'],
  ['an expectation', headOf('GET /api/health HTTP/1.1', { Expect: 'x' }), 417, 'invalid_request'],
])('%s is answered, in JSON, before the connection closes', async (_what, request, status, code) => {
  const connection = await openConnection(t.node.app)
  connection.send(request)
  const answer = await connection.answer()
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code])
  await connection.untilClosed()
})

test('no error is written into the middle of an answer', async () => {
  const connection = await openConnection(t.node.app)
  connection.send(headOf('GET /api/events HTTP/1.1'))
  const events = await connection.answer()
  expect(events.status).toBe(200)
  connection.send('\0 garbage \r\n\r\n')
  await connection.untilClosed()
  await expect(connection.answer()).rejects.toThrow('closed without an answer')
})

test('slow headers and slow bodies are cut off soon after their timeouts', async () => {
  const { server } = t.node.app
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000])
  server.headersTimeout = 100
  server.requestTimeout = 100
  try {
    const [headers, body] = await Promise.all([openConnection(t.node.app), openConnection(t.node.app)])
    headers.send('GET /api/health HTTP/1.1\r\nHost: loc')
    body.send(
      headOf('POST /api/auth/logout HTTP/1.1', { 'Content-Type': 'text/plain', 'Content-Length': 10 }),
    )
    expect((await headers.answer()).status).toBe(408)
    await Promise.all([headers.untilClosed(), body.untilClosed()])
  } finally {
    server.headersTimeout = 15_000
    server.requestTimeout = 30_000
  }
})

test('a connection on which nothing was sent is closed without an answer', async () => {
  const { server } = t.node.app
  server.headersTimeout = 100
  try {
    const connection = await openConnection(t.node.app)
    await connection.untilClosed()
    await expect(connection.answer()).rejects.toThrow('closed without an answer')
  } finally {
    server.headersTimeout = 15_000
  }
})
