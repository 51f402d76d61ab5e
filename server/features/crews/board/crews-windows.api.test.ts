/** How many crews start when, for the choices above the board. */
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import { startMission } from '#contract/missions/missions.ts'
import { gunnerRole, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
let leader: Player

beforeEach(async () => {
  leader = await registerPlayer(t)
})

const counts = async (query: Readonly<Record<string, string>> = {}) => {
  const { status, body } = await t.send(countWindows, { query })
  expect(status).toBe(200)
  return Object.fromEntries(
    body.map(({ startTime, total, isCapped }) => [startTime, `${total}${isCapped ? '+' : ''}`]),
  )
}

/** Saturday evening in Berlin, Sunday morning in Auckland. */
const goToSaturday = async () => {
  t.clock.advance(Date.parse('2027-11-13T19:30:00Z') - t.clock.stop().getTime())
  // The session of the first leader has expired by then.
  leader = await registerPlayer(t)
}

const post = (title: string, start: string | null, changes: Parameters<typeof postCrew>[2] = {}) =>
  postCrew(t, leader, { title, scheduledFor: start, timezone: 'UTC', ...changes })

test('each window is counted in the time zone of the caller', async () => {
  await goToSaturday()
  await post('Soon', '2027-11-13T20:00:00Z')
  await post('After midnight in Berlin', '2027-11-13T23:30:00Z')
  await post('Monday', '2027-11-15T12:00:00Z')
  await post('Whenever', null)
  const none = { next_hour: '1', next_6h: '2' }
  expect(await counts({ tz: 'Europe/Berlin' })).toEqual({
    ...none,
    today: '1',
    tomorrow: '1',
    this_week: '2',
  })
  expect(await counts({ tz: 'Pacific/Auckland' })).toEqual({
    ...none,
    today: '2',
    tomorrow: '0',
    this_week: '2',
  })
})

test('the filters of the list hold, a window that is chosen does not, and a typing error is corrected', async () => {
  await goToSaturday()
  await post('Wanderlust', '2027-11-13T20:00:00Z', { activity: 'mining' })
  await post('Clinic', '2027-11-13T20:00:00Z', {
    activity: 'rescue',
    roles: [gunnerRole({ roleCategory: 'medical' })],
  })
  const one = { next_hour: '1', next_6h: '1', today: '1', tomorrow: '0', this_week: '1' }
  for (const query of [
    { activity: 'mining' },
    { seats: 'medical', status: 'all' },
    { search: 'wanderlust', startTime: 'tomorrow', page: '7' },
    { search: 'wanderlsut' },
  ]) {
    expect([query, await counts(query)]).toEqual([query, one])
  }
  expect((await counts({ activity: 'racing' })).this_week).toBe('0')
})

test('today and this week have the missions that are under way, whenever they were to start', async () => {
  await goToSaturday()
  const { id } = await post('Clinic', '2027-11-13T19:40:00Z', {
    roles: [gunnerRole({ roleCategory: 'medical' })],
  })
  await post('Whenever', null)
  t.clock.advance(20 * 60_000)
  await t.send(startMission, { params: { id } }, { as: leader })
  for (const query of [{}, { seats: 'medical' }, { status: 'all' as const }]) {
    expect(await counts(query)).toEqual({
      next_hour: '0',
      next_6h: '0',
      today: '1',
      tomorrow: '0',
      this_week: '1',
    })
    const { body } = await t.send(listCrews, { query: { ...query, startTime: 'today' } })
    expect(body.map(({ title }) => title)).toEqual(['Clinic'])
  }
})

test('counts end at 1,000, as the total of the list does', async () => {
  const now = t.clock.stop()
  const { id } = await post('Copied', new Date(now.getTime() + 30 * 60_000).toISOString())
  await sql`
    insert into crews (author_id, title, description, activity, post_type, max_crew_size, primary_language, timezone,
      scheduled_time, facets, search_text, created_at, updated_at)
    select author_id, title, description, activity, post_type, max_crew_size, primary_language, timezone,
      scheduled_time, facets, search_text, created_at, updated_at
    from crews, generate_series(1, 1000) where id = ${id}
  `.execute(t.connection.db)
  for (const query of [{}, { search: 'copied' }]) {
    expect([query, (await counts(query)).next_hour]).toEqual([query, '1000+'])
    const list = await t.send(listCrews, { query: { ...query, startTime: 'next_hour' } })
    expect([list.headers['x-total-count'], list.headers['x-total-capped']]).toEqual(['1000', 'true'])
  }
})

test('all windows are counted by one query', async () => {
  await post('Soon', null)
  const spy = vi.spyOn(pg.Query.prototype, 'submit')
  for (const query of [{}, { activity: 'mining', search: 'soon' }]) {
    spy.mockClear()
    await counts(query)
    const texts = (spy.mock.contexts as { text?: string }[]).filter(({ text }) => text?.includes('counted'))
    expect(texts).toHaveLength(1)
  }
  spy.mockRestore()
})

test.each(['tz=nowhere', 'seats=cook', 'status=closed', `search=${'x'.repeat(201)}`])(
  '%s is refused',
  async (query) => {
    const response = await t.inject({ url: `/api/crew-finder/windows?${query}` })
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input'])
  },
)
