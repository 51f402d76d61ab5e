/** How files are received: what is refused before it is read, and what happens to the connection. */
import { expect, test } from 'vitest'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { formWith, pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { openConnection } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { upload } = pictureCalls(t)

const url = '/api/profile/image'
const smallPicture = () => photo(30, 30).png().toBuffer()

const headOf = (start: string, { cookies }: Player, headers: Readonly<Record<string, string | number>>) =>
  [
    `${start} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

test.each<[string, string, string | Buffer, number, string]>([
  ['JSON', 'application/json', '{"profileImage":"x"}', 415, 'unsupported_type'],
  ['the picture alone', 'image/png', 'x', 415, 'unsupported_type'],
  ['a form without a boundary', 'multipart/form-data', 'x', 400, 'invalid_request'],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disp',
    400,
    'invalid_request',
  ],
])('%s is refused', async (_what, type, payload, status, code) => {
  const { cookies } = await registerPlayer(t)
  const headers = { 'content-type': type }
  const response = await t.inject({ method: 'POST', url, headers, payload, cookies: { ...cookies } })
  expect([response.statusCode, response.json().code]).toEqual([status, code])
})

test('a file in another field, or none at all, is refused', async () => {
  const player = await registerPlayer(t)
  const other = await upload(player, await smallPicture(), { field: 'avatar' })
  expect([other.statusCode, other.json().code]).toEqual([415, 'unsupported_type'])
  const none = await t.inject({ method: 'POST', url, cookies: { ...player.cookies } })
  expect([none.statusCode, none.json().code]).toEqual([415, 'unsupported_type'])
})

test('a text in place of the file is refused', async () => {
  const { cookies } = await registerPlayer(t)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const payload = '--x\r\nContent-Disposition: form-data; name="profileImage"\r\n\r\nhello\r\n--x--\r\n'
  const response = await t.inject({ method: 'POST', url, headers, payload, cookies: { ...cookies } })
  expect([response.statusCode, response.json().code]).toEqual([415, 'not_a_picture'])
})

test('other calls take no files', async () => {
  const { cookies } = await registerPlayer(t)
  const form = await formWith(await smallPicture())
  const response = await t.inject({ method: 'PUT', url: '/api/profile', ...form, cookies: { ...cookies } })
  expect(response.statusCode).toBe(415)
})

test.each(['with its length', 'in chunks'])(
  'after a file that is too large, sent %s, the connection serves the next request',
  async (how) => {
    const player = await registerPlayer(t)
    const { headers, payload } = await formWith(Buffer.alloc(pictureLimits.bytes + 100_000))
    const isChunked = how === 'in chunks'
    const connection = await openConnection(t.node.app)
    connection.send(
      headOf(`POST ${url}`, player, {
        'Content-Type': headers['content-type'],
        ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': payload.length }),
      }),
    )
    if (isChunked) connection.send(`${payload.length.toString(16)}\r\n`)
    connection.send(payload)
    if (isChunked) connection.send('\r\n0\r\n\r\n')
    const refused = await connection.answer()
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([413, 'file_too_large'])
    connection.send(headOf('GET /api/health', player, {}))
    const next = await connection.answer().catch(() => undefined)
    connection.close()
    expect(next?.status).toBe(200)
  },
)

test('a compressed form is refused', async () => {
  const player = await registerPlayer(t)
  const { headers, payload } = await formWith(await smallPicture())
  const response = await t.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-encoding': 'gzip' },
    payload,
    cookies: { ...player.cookies },
  })
  expect(response.json().code).toBe('unsupported_type')
})

test('a player sends one file at a time; a file that stops arriving is cut off and makes way', async () => {
  const player = await registerPlayer(t)
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const beginUpload = async () => {
    const connection = await openConnection(t.node.app)
    connection.send(`${headOf(`POST ${url}`, player, { ...type, 'Content-Length': 1_000 })}--x`)
    return connection.answer()
  }
  const answers = [beginUpload(), beginUpload()]
  const refused = await Promise.race(answers)
  expect([refused.status, refused.head]).toEqual([429, expect.stringMatching(/^retry-after: 3$/im)])

  const { server } = t.node.app
  // Node takes the shorter one for the headers, whichever it is.
  server.headersTimeout = 100
  server.requestTimeout = 200
  try {
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([408, 429])
  } finally {
    server.headersTimeout = 15_000
    server.requestTimeout = 30_000
  }
  await expect
    .poll(async () => (await upload(player, await smallPicture())).statusCode, waitOptions)
    .toBe(200)
})

test('while twelve send pictures, others are asked to wait, and all succeed', async () => {
  const players = await Promise.all(Array.from({ length: 13 }, () => registerPlayer(t)))
  const { headers, payload } = await formWith(await smallPicture())
  const half = Math.floor(payload.length / 2)
  const senders = await Promise.all(
    players.map(async (player) => {
      const connection = await openConnection(t.node.app)
      const type = { 'Content-Type': headers['content-type'], 'Content-Length': payload.length }
      connection.send(headOf(`POST ${url}`, player, type))
      connection.send(payload.subarray(0, half))
      return { player, connection, answer: connection.answer() }
    }),
  )
  const refused = await Promise.race(senders.map(async (sender) => ({ sender, ...(await sender.answer) })))
  expect([refused.status, refused.head]).toEqual([503, expect.stringMatching(/^retry-after: 3$/im)])
  for (const sender of senders) {
    if (sender === refused.sender) continue
    sender.connection.send(payload.subarray(half))
    expect((await sender.answer).status).toBe(200)
  }
  for (const { connection } of senders) connection.close()
  const retry = async () => (await upload(refused.sender.player, await smallPicture())).statusCode
  await expect.poll(retry, waitOptions).toBe(200)
})
