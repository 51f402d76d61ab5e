/** Guests share answers that are ready, and still see what was just written. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { login } from '#contract/auth/auth.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { readAllMessages } from '#contract/messages/messages.ts'
import { deletePicture } from '#contract/pictures/pictures.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { getHomepageStats } from '#contract/stats/stats.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import { writeViews } from '#server/features/crews/views/crews-views.service.ts'
import { upkeepJob } from '#server/features/missions/missions-upkeep.service.ts'
import {
  crewDraft,
  inHours,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { nextCrewEvent, postHeard } from '#server/testing/factories/published-crew.ts'
import { openConnection } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })

/** Written straight to the database, so that no event announces it. */
const renameSecretly = (id: number, title: string) =>
  t.connection.db.updateTable('crews').set({ title }).where('id', '=', id).execute()

const titleOf = async (id: number) => (await t.send(getCrew, { params: { id } })).body.title

test('guests get the answer that is ready for five seconds at most', async () => {
  const { id, title } = await postHeard(t, await registerPlayer(t))
  t.clock.stop()
  const read = async () => [
    (await t.send(listCrews, {})).body[0]?.title,
    await titleOf(id),
    (await t.inject({ url: `/crew/${id}` })).body.includes('Renamed'),
  ]
  expect(await read()).toEqual([title, title, false])
  await renameSecretly(id, 'Renamed')
  expect(await read()).toEqual([title, title, false])
  t.clock.advance(5_001)
  expect(await read()).toEqual(['Renamed', 'Renamed', true])
})

test('guests go on sharing an answer while others are refused, or change what no guest sees', async () => {
  const leader = await registerPlayer(t)
  const other = await registerPlayer(t)
  const { id, title } = await postHeard(t, leader)
  t.clock.stop()
  expect(await titleOf(id)).toBe(title)
  await renameSecretly(id, 'Renamed')
  const edit = (as: Player, title: string) =>
    t.send(updateCrew, { params: { id }, body: crewDraft({ title }) }, { as })
  const wrong = { username: leader.user.username, password: 'wrong' }
  expect((await t.send(login, { body: wrong })).status).toBe(401)
  expect((await edit(leader, '')).status).toBe(400)
  expect((await edit(other, 'Not theirs')).status).toBe(403)
  expect((await t.send(readAllMessages, {}, { as: leader })).status).toBe(204)
  expect(await titleOf(id)).toBe(title)
  expect((await edit(leader, 'Edited')).status).toBe(200)
  expect(await titleOf(id)).toBe('Edited')
})

test('of a profile only what guests see ends the answers that they share', async () => {
  const leader = await registerPlayer(t)
  const { id, title } = await postHeard(t, leader)
  t.clock.stop()
  const titleAfter = async (change: () => Promise<{ status: number }>) => {
    await t.connection.db.updateTable('crews').set({ title }).where('id', '=', id).execute()
    t.node.responseCache.clear()
    expect(await titleOf(id)).toBe(title)
    await renameSecretly(id, 'Renamed')
    expect((await change()).status).toBeLessThan(300)
    return titleOf(id)
  }
  const save = (body: Request<typeof updateProfile>['body']) => () =>
    t.send(updateProfile, { body }, { as: leader })
  expect(await titleAfter(save({ displayName: 'Nova' }))).toBe('Renamed')
  expect(await titleAfter(save({ displayName: 'Nova', preferredLanguages: ['fr'] }))).toBe('Renamed')
  expect(await titleAfter(save({ displayName: 'Nova', preferredLanguages: ['fr'] }))).toBe(title)
  expect(await titleAfter(save({ playtimes: ['evening'] }))).toBe(title)
  expect(await titleAfter(() => t.send(deletePicture, {}, { as: leader }))).toBe(title)
})

test('guests see what a job has changed as soon as its event arrives', async () => {
  const { id } = await postHeard(t, await registerPlayer(t), { scheduledFor: inHours(1) })
  t.clock.advance(48 * 60 * 60_000)
  t.clock.stop()
  const status = async () => (await t.send(getCrew, { params: { id } })).body.missionStatus
  expect(await status()).toBe('open')
  const heard = nextCrewEvent(t)
  await upkeepJob.run(t.node.ctx, {})
  await heard
  expect(await status()).toBe('cancelled')
})

test('a ready answer has the headers of any other, but the id of no request', async () => {
  await postHeard(t, await registerPlayer(t))
  t.clock.stop()
  for (const url of ['/api/crew-finder', '/api/homepage/stats', '/search']) {
    const first = await t.inject({ url })
    const { [requestIdHeader]: id, date, connection, ...headers } = first.headers
    expect(id).toBeDefined()
    const second = await t.inject({ url })
    const { date: _, connection: __, ...again } = second.headers
    expect(again).toEqual(headers)
    expect(second.body).toBe(first.body)
  }
})

test('whatever a browser can decompress, it gets the same', async () => {
  await postCrew(t, await registerPlayer(t))
  const read = (encoding: string) =>
    t.inject({ url: '/api/crew-finder', headers: { 'accept-encoding': encoding } })
  for (let round = 0; round < 2; round += 1) {
    const plain = (await read('identity')).rawPayload
    expect(gunzipSync((await read('gzip')).rawPayload)).toEqual(plain)
    expect(brotliDecompressSync((await read('gzip, br')).rawPayload)).toEqual(plain)
  }
})

test('players get their own answer, also right after a guest', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const read = async (as?: typeof leader) => (await t.send(getCrew, { params: { id } }, { as })).body.viewer
  const asGuest = await read()
  expect(await read(leader)).not.toEqual(asGuest)
  expect(await read()).toEqual(asGuest)
})

test.each(['/api/crew-finder', '/api/health/ready', '/api/nowhere', '/sitemap.xml', '/robots.txt'])(
  'no page takes the place of %s',
  async (url) => {
    // Sent raw, because HTTP clients resolve the dots.
    const visit = async (address: string) => {
      const connection = await openConnection(t.node.app)
      connection.send(`GET ${address} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
      const { status, head } = await connection.answer()
      connection.close()
      return [status, /^content-type: (.*)$/im.exec(head)?.[1]]
    }
    const before = await visit(url)
    t.node.responseCache.clear()
    for (const way of [`/x/..${url}`, `/.${url}`, `/%2e${url}`]) await visit(way)
    expect(await visit(url)).toEqual(before)
  },
)

test('whoever has a session gets an answer of their own, but not without a replica who says that they have written', async () => {
  await t.send(getHomepageStats, {})
  const isReady = async (cookies: Readonly<Record<string, string>>) =>
    (await t.send(getHomepageStats, {}, { as: { cookies } })).headers[requestIdHeader] === undefined
  expect(await isReady({})).toBe(true)
  expect(await isReady({ session: 'made up' })).toBe(false)
  expect(await isReady({ written: '7' })).toBe(true)
})

test('each guest who shares an answer counts as a view', async () => {
  t.clock.advance(400 * 24 * 60 * 60_000)
  const { id } = await postCrew(t, await registerPlayer(t))
  for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
    await t.inject({ url: `/api/crew/${id}`, remoteAddress })
  await t.inject({ url: `/api/crew/${id}?preload=true`, remoteAddress: '192.0.2.3' })
  await t.inject({ url: `/api/crew/${id}?preload=true`, remoteAddress: '192.0.2.4' })
  await writeViews(t.node.ctx)
  const { views } = await t.connection.db
    .selectFrom('crew_views')
    .select('views')
    .where('crew_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(views).toBe(2)
})
