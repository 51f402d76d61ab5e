import { expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { cancelMission, listMyCrews } from '#contract/missions/missions.ts'
import { tokenLimits } from '#contract/tokens/fields.ts'
import { createToken } from '#contract/tokens/tokens.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

// Each player has a unique id, by which their requests in a minute are counted.
const t = openTestApp({ rateLimitScale: 1, keepRows: true })
const { create, makeToken, call } = tokenCalls(t)
const { requestsPerMinute, changesPerMinute } = tokenLimits

test('all tokens of a player share one limit, which is not that of their browsers', async () => {
  const as = await registerPlayer(t)
  const tokens = [await makeToken(as), await makeToken(as)]
  const read = (i: number) => call(tokens[i % 2] ?? '', listMyCrews, {})
  for (let i = 0; i < requestsPerMinute; i += 1) expect((await read(i)).status).toBe(200)
  const refused = await read(0)
  expect([refused.status, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
  expect((await t.send(listMyCrews, {}, { as })).status).toBe(200)
  expect((await call(await makeToken(await registerPlayer(t)), listMyCrews, {})).status).toBe(200)
})

test('changes have a lower one', async () => {
  const token = await makeToken(await registerPlayer(t))
  const change = () => call(token, cancelMission, { params: { id: 1 }, body: {} })
  for (let i = 0; i < changesPerMinute; i += 1) expect((await change()).status).toBe(404)
  expect((await change()).status).toBe(429)
  expect((await call(token, listMyCrews, {})).status).toBe(200)
})

test('ten new tokens an hour, and ten wrong passwords', async () => {
  const as = await registerPlayer(t)
  for (let i = 0; i < 10; i += 1) expect((await create(as)).status).toBe(201)
  expect((await create(as)).status).toBe(429)
  const guesser = await registerPlayer(t)
  const body = { name: 'Bot', scopes: ['read' as const], password: 'wrong' }
  const guess = () => t.send(createToken, { body }, { as: guesser })
  for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(403)
  expect((await guess()).status).toBe(429)
})

test('guesses count as requests of a guest, and beyond those the address is refused', async () => {
  const guess = () => call(`cb_${'x'.repeat(43)}`, listCrews, {})
  const statuses = new Set<number>()
  for (let i = 0; i < 300; i += 1) statuses.add((await guess()).status)
  expect([...statuses]).toContain(401)
  expect((await guess()).status).toBe(429)
})
