// Also on the embedded engine.
import { expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from '#contract/calendars/calendars.ts'
import { cancelMission, leaveCrew } from '#contract/missions/missions.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { type Component, parseCalendar } from '#server/testing/calendar-files.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import {
  goodPassword,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const dayMs = 24 * 60 * 60_000

const renew = async (as: Player): Promise<string> => {
  const { status, body } = await t.send(renewCalendarFeed, {}, { as })
  expect(status).toBe(201)
  return body.address
}
const stateOf = async (as: Player) => (await t.send(getCalendarFeed, {}, { as })).body
const read = (address: string) => t.inject({ method: 'GET', url: new URL(address).pathname })

const feedOf = async (address: string): Promise<Component> => {
  const { statusCode, body } = await read(address)
  expect(statusCode).toBe(200)
  return parseCalendar(body)[0] as Component
}
const titlesIn = ({ parts }: Component) => parts.map(({ SUMMARY }) => SUMMARY)

test('a player creates an address, and it shows what they lead and where they have a seat', async () => {
  const [player, leader] = [await registerPlayer(t), await registerPlayer(t)]
  expect(await stateOf(player)).toEqual({ since: null })
  await postCrew(t, player, { title: 'Led', scheduledFor: inHours(9) })
  await postCrew(t, player, { title: 'Without a start' })
  await postCrew(t, leader, { title: 'Of others', scheduledFor: inHours(9) })
  const { id } = await postCrew(t, leader, { title: 'Joined', scheduledFor: inHours(5), maxCrewSize: 4 })
  const member = await joinCrew(t, leader, id)
  const now = t.clock.stop()
  const address = await renew(player)
  expect(address).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}$/)
  expect(await stateOf(player)).toEqual({ since: now.toISOString() })

  const { headers } = await read(address)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  const feed = await feedOf(address)
  expect(feed).toMatchObject({
    NAME: 'CrewBeacon missions',
    'X-WR-CALNAME': 'CrewBeacon missions',
    'REFRESH-INTERVAL': 'PT1H',
    parts: [{ SUMMARY: 'Led', STATUS: 'CONFIRMED', parts: [{ name: 'VALARM' }] }],
  })
  const ofMember = await renew(member)
  expect(titlesIn(await feedOf(ofMember))).toEqual(['Joined'])
  await t.send(leaveCrew, { params: { id } }, { as: member })
  expect(titlesIn(await feedOf(ofMember))).toEqual([])
})

test('a new address ends the one before, and a deleted one is gone', async () => {
  const as = await registerPlayer(t)
  const first = await renew(as)
  const second = await renew(as)
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  expect((await t.send(deleteCalendarFeed, {}, { as })).status).toBe(204)
  expect((await read(second)).statusCode).toBe(404)
  expect(await stateOf(as)).toEqual({ since: null })
  expect((await t.send(deleteCalendarFeed, {}, { as })).status).toBe(204)
})

test('nobody reads it with the address of another, one that was made up, or what is stored', async () => {
  const as = await registerPlayer(t)
  const address = await renew(as)
  const { token_hash } = await t.connection.db
    .selectFrom('calendar_feeds')
    .select('token_hash')
    .executeTakeFirstOrThrow()
  for (const token of [
    'x'.repeat(43),
    token_hash.toString('base64url'),
    token_hash.toString('hex'),
    `${as.user.id}`,
  ]) {
    const { statusCode, body } = await read(`http://localhost:3000/api/calendar/${token}`)
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found'])
  }
  const token = address.split('/').at(-1) ?? ''
  expect(token_hash.toString('latin1')).not.toContain(token)
})

test('missions that are cancelled say so, hidden ones stay, deleted ones and those of long ago are not in it', async () => {
  const as = await registerPlayer(t)
  const post = async (title: string) => (await postCrew(t, as, { title, scheduledFor: inHours(5) })).id
  const set = (id: number, changes: object) =>
    t.connection.db.updateTable('crews').set(changes).where('id', '=', id).execute()
  await t.send(cancelMission, { params: { id: await post('Off') }, body: { reason: 'Ship lost' } }, { as })
  await set(await post('Hidden'), { is_hidden: true })
  await set(await post('Deleted'), { is_hidden: true, deleted_at: new Date(), deletion_reason: 'Spam' })
  await set(await post('Recent'), { scheduled_time: new Date(Date.now() - 29 * dayMs) })
  await set(await post('Long ago'), { scheduled_time: new Date(Date.now() - 31 * dayMs) })
  const feed = await feedOf(await renew(as))
  expect(feed.parts).toMatchObject([
    { SUMMARY: 'Hidden' },
    {
      SUMMARY: 'Cancelled: Off',
      STATUS: 'CANCELLED',
      DESCRIPTION: expect.stringMatching(/^Cancelled because: Ship lost\n\n/),
      parts: [],
    },
    { SUMMARY: 'Recent' },
  ])
})

test('it is in the language of the player, whatever the program asks for', async () => {
  const as = await registerPlayer(t, {}, { 'accept-language': 'de' })
  await postCrew(t, as, { scheduledFor: inHours(5) })
  const feed = await feedOf(await renew(as))
  expect(feed).toMatchObject({ NAME: 'CrewBeacon-Missionen' })
  expect(feed.parts[0]?.DESCRIPTION).toContain('Leitung: ')
})

test('it has at most 200 missions, the latest ones', async () => {
  const as = await registerPlayer(t)
  const { id } = await postCrew(t, as, { title: 'First', scheduledFor: inHours(1) })
  await t.connection.pool.query(
    `insert into crews (author_id, title, description, post_type, max_crew_size, scheduled_time, primary_language,
       timezone, search_text, facets, created_at, updated_at)
     select author_id, 'Copy ' || n, description, post_type, max_crew_size, scheduled_time + n * interval '1 hour',
       primary_language, timezone, '', '{}', created_at, updated_at
     from crews, generate_series(1, 200) as n where id = $1`,
    [id],
  )
  const titles = titlesIn(await feedOf(await renew(as)))
  expect([titles.length, titles[0], titles.includes('First')]).toEqual([200, 'Copy 200', false])
})

test('while a player is banned their address shows nothing', async () => {
  const as = await registerPlayer(t)
  const address = await renew(as)
  const ban = (banned_until: Date | null) =>
    t.connection.db.updateTable('users').set({ banned_until }).where('id', '=', as.user.id).execute()
  await ban(new Date(Date.now() + dayMs))
  expect((await read(address)).statusCode).toBe(404)
  await ban(null)
  expect((await read(address)).statusCode).toBe(200)
})

test('the address is in the export without its token, and goes with the account', async () => {
  const as = await registerPlayer(t)
  const address = await renew(as)
  const { body } = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
  expect(body).toMatchObject({ calendarFeed: [{ userId: as.user.id, createdAt: expect.any(String) }] })
  expect(JSON.stringify(body)).not.toContain('tokenHash')
  expect((await leaveForGood(t, as)).status).toBe(204)
  expect((await read(address)).statusCode).toBe(404)
  expect(await t.connection.db.selectFrom('calendar_feeds').selectAll().execute()).toEqual([])
})

test('a new password ends the address, and so does a reset', async () => {
  const as = await registerPlayer(t)
  const first = await renew(as)
  const newPassword = 'a much better one'
  const body = { currentPassword: goodPassword, newPassword }
  expect((await t.send(changePassword, { body }, { as })).status).toBe(204)
  expect((await read(first)).statusCode).toBe(404)
  expect((await t.mailbox.next(as.user.email)).text).toContain('secret address of your calendar')
  const second = await renew(as)
  const link = new URL(await makeResetLink(t.node.ctx, as.user.username))
  const token = link.searchParams.get('token') ?? ''
  expect((await t.send(resetPassword, { body: { token, newPassword } })).status).toBe(200)
  expect((await read(second)).statusCode).toBe(404)
})
