import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openConnection } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'small' })

const get = (url: string, headers: Record<string, string> = {}) => t.inject({ url, headers })

test.each([
  ['br', 'as brotli'],
  ['gzip', 'as gzip'],
  ['identity', 'plain'],
])('a file is sent as its copy for %s', async (encoding, content) => {
  const { statusCode, body, headers } = await get('/assets/app.js', { 'accept-encoding': encoding })
  expect([statusCode, body]).toEqual([200, content])
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(headers).toMatchObject({
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(headers['content-type']).toMatch(/javascript/)
})

test('a file is sent without the headers that only documents need', async () => {
  const { headers } = await get('/assets/app.js')
  expect(Object.keys(headers).sort()).toEqual([
    'accept-ranges',
    'cache-control',
    'connection',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'last-modified',
    'vary',
    'x-content-type-options',
  ])
})

test('a file without compressed copies is sent as it is', async () => {
  const { statusCode, body, headers } = await get('/assets/fonts/text.woff2', {
    'accept-encoding': 'br, gzip',
  })
  expect([statusCode, body, headers['content-encoding']]).toEqual([200, 'font', undefined])
})

test.each(['/favicon.svg', '/api/openapi.json', '/api/docs'])(
  '%s is compressed once, and reads the same in every encoding',
  async (url) => {
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => get(url, { 'accept-encoding': encoding })),
    )
    expect(plain?.statusCode).toBe(200)
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
    expect(br?.headers.vary).toBe('accept-encoding')
  },
)

test.each([
  ['/assets/', {}, 404],
  ['/assets//', {}, 403],
  ['/assets/fonts', {}, 404],
  ['/assets/fonts/', {}, 404],
  ['/assets/../x', {}, 403],
  ['/assets/..%2f..%2fpackage.json', {}, 404],
  ['/assets/%00', {}, 400],
  ['/assets/%zz', {}, 404],
  ['/assets/nothing.js', {}, 404],
  ['/assets/app.js', { range: 'bytes=99999999-' }, 416],
  ['/assets/app.js', { 'if-match': '"x"' }, 412],
  ['/assets/app.js', { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 412],
] as const)('%s with %j is refused with %i', async (path, headers, status) => {
  for (const encoding of ['br', 'identity']) {
    // Sent raw, because HTTP clients normalise the path.
    const connection = await openConnection(t.node.app)
    const lines = Object.entries({ ...headers, host: 'localhost', 'accept-encoding': encoding })
    connection.send(
      `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
    const answer = await connection.answer()
    connection.close()
    expect([encoding, answer.status]).toEqual([encoding, status])
    expect(JSON.parse(answer.body)).toEqual({ code: expect.any(String), message: expect.any(String) })
  }
})
