/** Which queries the board accepts, and what they cost. */
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
let author: Player

beforeEach(async () => {
  author = await registerPlayer(t)
})

test.each([
  'status=closed',
  'upcoming=maybe',
  'activity=fishing',
  'shipSize=huge',
  'experience=expert',
  'startTime=someday',
  'sort=random',
  'languages=tlh',
  'languages=de,de',
  'timezone=Mars/Olympus',
  'tz=nowhere',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1&page=2',
  'limit=0',
  'limit=51',
  'maxCrewSize=0',
  'maxCrewSize=51',
  'search=%00',
  `search=${'x'.repeat(201)}`,
])('%s is refused', async (query) => {
  const response = await t.inject({ url: `/api/crew-finder?${query}` })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input'])
})

test.each([
  'page=1000000',
  'page=1000000000',
  'page=999999999999999&limit=50',
  'search=(a%2B)%2B%24',
  "search=';drop table crews;--",
  'search=%F0%9F%9A%80',
  'search=%22%26%7C!%3A*',
  'search=&activity=&languages=&startTime=',
  'unknown=1&__proto__=2',
  `search=${'a '.repeat(90)}`,
  `search=${'x'.repeat(200)}`,
  `search=${encodeURIComponent('🚀'.repeat(20))}`,
  `search=${encodeURIComponent('宇宙船員募集')}`,
])('%s gives an ordinary answer', async (query) => {
  await postCrew(t, author)
  const response = await t.inject({ url: `/api/crew-finder?${query}` })
  expect(response.statusCode).toBe(200)
})

/** Background work of a server: polling the queue, and deleting limits that have expired. */
const background = /pgboss|DELETE FROM "rate_limits" WHERE expire/

test('a request makes one query for the session and one for the board, and two more for a typing error', async () => {
  await postCrew(t, author, { roles: [{ roleName: 'Pilot', slotsNeeded: 1 }] })
  const spy = vi.spyOn(pg.Query.prototype, 'submit')
  const queries = () =>
    (spy.mock.contexts as { text?: string }[]).filter(({ text }) => text && !background.test(text))
  for (const { most, ...query } of [
    { most: 2 },
    { most: 2, search: 'quantanium', languages: 'de' },
    { most: 4, search: 'quantaniun' },
  ]) {
    spy.mockClear()
    const { body } = await t.send(listCrews, { query }, { as: author })
    expect(body).toHaveLength(1)
    expect(queries().length).toBeGreaterThan(1)
    expect(queries().length).toBeLessThanOrEqual(most)
  }
  spy.mockRestore()
})
