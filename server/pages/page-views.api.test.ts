/** Views of posts, by visitors who get pages that the server rendered. */
import { beforeEach, expect, test } from 'vitest'
import { writeViews } from '#server/features/crews/views/crews-views.service.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })

// The server remembers today's visits to crews of other tests, which had the same ids.
let days = 0
beforeEach(() => {
  days += 100
  t.clock.advance(days * 24 * 60 * 60_000)
})

const viewsOf = async (id: number) => {
  await writeViews(t.node.ctx)
  const row = await t.connection.db
    .selectFrom('crew_views')
    .select('views')
    .where('crew_id', '=', id)
    .executeTakeFirst()
  return row?.views ?? 0
}

test('visitors who share one rendered page count one by one, each once', async () => {
  const { id } = await postCrew(t, await registerPlayer(t))
  for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
    expect((await t.inject({ url: `/crew/${id}`, remoteAddress })).body).toContain('id="rendered"')
  }
  expect(await viewsOf(id)).toBe(2)
})

test('a player counts, the leader does not, nor who only asks for the headers or opens nothing', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const url = `/crew/${id}`
  await t.inject({ method: 'HEAD', url })
  await t.inject({ method: 'HEAD', url, cookies: { ...player.cookies } })
  await t.inject({ url, cookies: { ...leader.cookies } })
  await t.inject({ url: '/crew/999999' })
  await t.inject({ url: '/search' })
  expect(await viewsOf(id)).toBe(0)
  await t.inject({ url, cookies: { ...player.cookies } })
  expect(await viewsOf(id)).toBe(1)
})
