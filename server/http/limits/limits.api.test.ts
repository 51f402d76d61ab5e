import { expect, test } from 'vitest'
import { forgotPassword, login, logout } from '#contract/auth/auth.ts'
import { register, resetPassword } from '#contract/auth/new-passwords.ts'
import { checkUsername } from '#contract/auth/usernames.ts'
import { createCrew, updateCrew } from '#contract/crews/crews.ts'
import { messagePlayer } from '#contract/messages/messages.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  crewDraft,
  goodPassword,
  joinCrew,
  postCrew,
  registerPlayer,
  registration,
} from '#server/testing/factories/factories.ts'
import type { Cookies, Response } from '#server/testing/sender.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true, rateLimitScale: 1 })

const expectTooMany = (response: Response<Endpoint>) => {
  expect([response.status, response.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
}

test('after ten wrong passwords for a name even the right one has to wait', async () => {
  const { user } = await registerPlayer(t)
  const attempt = (password: string) => t.send(login, { body: { username: user.username, password } })
  for (let i = 0; i < 10; i += 1) expect((await attempt('a wrong one')).status).toBe(401)
  expectTooMany(await attempt(goodPassword))
})

test('strangers do not lock a player out of a browser that they signed in with before', async () => {
  const { user } = await registerPlayer(t)
  const attempt = (password: string, as?: Cookies) =>
    t.send(login, { body: { username: user.username, password } }, { as })
  const own = await attempt(goodPassword)
  const other = await registerPlayer(t)
  const { cookies } = await t.send(login, { body: { username: other.user.username, password: goodPassword } })
  for (let i = 0; i < 10; i += 1) expect((await attempt('a wrong one')).status).toBe(401)
  expectTooMany(await attempt(goodPassword))
  // Neither the mark of another player nor a made-up one helps.
  expectTooMany(await attempt(goodPassword, { cookies: { browser: cookies.browser ?? '' } }))
  expectTooMany(await attempt(goodPassword, { cookies: { browser: `${'a'.repeat(22)}.${'b'.repeat(43)}` } }))
  const mark = { cookies: { browser: own.cookies.browser ?? '' } }
  expect((await attempt(goodPassword, mark)).status).toBe(200)
})

test('a browser that is known has ten guesses of its own', async () => {
  const { user } = await registerPlayer(t)
  const attempt = (password: string, as?: Cookies) =>
    t.send(login, { body: { username: user.username, password } }, { as })
  const mark = { cookies: { browser: (await attempt(goodPassword)).cookies.browser ?? '' } }
  for (let i = 0; i < 10; i += 1) expect((await attempt('a wrong one', mark)).status).toBe(401)
  expectTooMany(await attempt(goodPassword, mark))
  expect((await attempt(goodPassword)).status).toBe(200)
})

test('a name that nobody has is limited in the same way', async () => {
  const attempt = () => t.send(login, { body: { username: 'nobody-here', password: 'a wrong one' } })
  for (let i = 0; i < 10; i += 1) expect((await attempt()).status).toBe(401)
  expectTooMany(await attempt())
})

test('guesses sent at the same time are all counted', async () => {
  const { user } = await registerPlayer(t)
  const guesses = Array.from({ length: 20 }, () =>
    t.send(login, { body: { username: user.username, password: 'a wrong one' } }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a player who signs in often is not limited', async () => {
  const { user } = await registerPlayer(t)
  for (let i = 0; i < 30; i += 1) {
    const { status } = await t.send(login, { body: { username: user.username, password: goodPassword } })
    expect(status).toBe(200)
  }
})

test('one address makes five accounts in half an hour, whatever address it claims to have', async () => {
  for (let i = 0; i < 5; i += 1) {
    expect((await t.send(register, { body: registration() })).status).toBe(201)
  }
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const sixth = await t.send(register, { body: registration() }, { headers })
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests'])
})

test('a name or address that somebody has costs no registration, but there is an end to it', async () => {
  const { user } = await registerPlayer(t)
  const body = registration({ username: user.username })
  const statusOf = async () => (await t.send(register, { body })).status
  for (let i = 0; i < 20; i += 1) expect(await statusOf()).toBe(409)
  expect((await t.send(register, { body: registration() })).status).toBe(201)
  expect(await statusOf()).toBe(429)
})

test('one address asks sixty times in a quarter of an hour whether a name is free', async () => {
  const ask = async () => (await t.send(checkUsername, { query: { username: 'free-as-air' } })).status
  for (let i = 0; i < 60; i += 1) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})

test('six reset mails an hour are enough for one address, five for one mailbox', async () => {
  const ask = (email: string) => t.send(forgotPassword, { body: { email } })
  for (let i = 0; i < 5; i += 1) expect((await ask('me@players.example')).status).toBe(200)
  expect((await ask('ME@players.example')).status).toBe(429)
  expect((await ask('other@players.example')).status).toBe(429)
})

test('reset tokens cannot be guessed one after the other', async () => {
  const attempt = () => t.send(resetPassword, { body: { token: 'made up', newPassword: 'a better one' } })
  for (let i = 0; i < 10; i += 1) expect((await attempt()).status).toBe(400)
  expect((await attempt()).status).toBe(429)
})

test('a newcomer posts three crews on the first day, later twenty', async () => {
  const player = await registerPlayer(t)
  for (let i = 0; i < 3; i += 1) await postCrew(t, player)
  const fourth = await t.send(createCrew, { body: crewDraft() }, { as: player })
  expect([fourth.status, fourth.body.code]).toEqual([429, 'too_many_requests'])
  t.clock.advance(25 * 60 * 60_000)
  await t.connection.pool.query('truncate rate_limits')
  for (let i = 0; i < 20; i += 1) await postCrew(t, player)
  expect((await t.send(createCrew, { body: crewDraft() }, { as: player })).status).toBe(429)
})

test('a player changes posts thirty times in ten minutes', async () => {
  const player = await registerPlayer(t)
  const { id } = await postCrew(t, player)
  const edit = () => t.send(updateCrew, { params: { id }, body: crewDraft() }, { as: player })
  for (let i = 0; i < 30; i += 1) expect((await edit()).status).toBe(200)
  expect((await edit()).status).toBe(429)
})

test('what a leader chooses for the waiting list counts as a change of the post', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const { askFirst } = waitlistCalls(t)
  for (let i = 0; i < 30; i += 1) expect((await askFirst(leader, id, i % 2 === 0)).status).toBe(200)
  expectTooMany(await askFirst(leader, id))
})

test('publishing pictures of a log counts as a change of the post', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await joinCrew(t, leader, id)
  await complete(t, leader, id)
  const { add, publish } = logCalls(t)
  const { pictures } = await add(leader, id)
  const picture = pictures[0]?.id ?? 0
  for (let i = 0; i < 30; i += 1)
    expect((await publish(leader, id, i % 2 === 0 ? picture : null)).status).toBe(200)
  expectTooMany(await publish(leader, id, picture))
})

test('a leader invites the same player three times a day', async () => {
  const leader = await registerPlayer(t)
  const { id: crewId } = await postCrew(t, leader)
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const invite = (userId: number, message: string) =>
    t.send(messagePlayer, { params: { id: userId }, body: { message, crewId } }, { as: leader })
  for (const text of ['One', 'Two', 'Three']) {
    expect((await invite(player.user.id, text)).status).toBe(201)
  }
  expectTooMany(await invite(player.user.id, 'Four'))
  expect((await invite(other.user.id, 'One')).status).toBe(201)
})

test('two who have both written may go on', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const write = (as: typeof one, to: typeof one, message: string) =>
    t.send(messagePlayer, { params: { id: to.user.id }, body: { message } }, { as })
  await write(one, other, 'Hello')
  await write(other, one, 'Hello yourself')
  for (let i = 0; i < 35; i += 1) expect((await write(one, other, 'Yes.')).status).toBe(201)
})

test('a player writes thirty messages an hour', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  for (let i = 0; i < 30; i += 1) {
    expect((await messageCalls(t).write(player, other, `Message ${i}`)).status).toBe(201)
  }
  const refused = await messageCalls(t).write(player, other, 'One more')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
})

test('the same text goes to three people in ten minutes, to each of them more than once', async () => {
  const player = await registerPlayer(t)
  const others = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  for (const other of [...others, ...others]) {
    expect((await messageCalls(t).write(player, other, 'Buy aUEC')).status).toBe(201)
  }
  const fourth = await registerPlayer(t)
  expect((await messageCalls(t).write(player, fourth, ' Buy aUEC ')).status).toBe(429)
  expect((await messageCalls(t).write(player, fourth, 'Hello')).status).toBe(201)
})

test('guesses by name and by mail address of one account share one limit', async () => {
  const { user } = await registerPlayer(t)
  const attempt = (username: string, password = 'a wrong one') =>
    t.send(login, { body: { username, password } })
  const statuses: number[] = []
  for (let i = 0; i < 6; i += 1)
    for (const name of [user.username, user.email.toUpperCase()]) statuses.push((await attempt(name)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  for (const name of [user.username, user.email]) expectTooMany(await attempt(name, goodPassword))
})

test('a reset lifts the limit on the account, for its name and its mail address', async () => {
  const { user } = await registerPlayer(t)
  for (let i = 0; i < 11; i += 1) {
    await t.send(login, { body: { username: user.username, password: 'a wrong one' } })
  }
  const token = new URL(await makeResetLink(t.node.ctx, user.username)).searchParams.get('token') ?? ''
  const newPassword = 'a much better one'
  expect((await t.send(resetPassword, { body: { token, newPassword } })).status).toBe(200)
  for (const username of [user.username, user.email]) {
    expect((await t.send(login, { body: { username, password: newPassword } })).status).toBe(200)
  }
})

test('a made-up session counts as a guest’s, before the database is asked', async () => {
  const player = await registerPlayer(t)
  const remoteAddress = '203.0.113.51'
  const visit = (session: string) => t.inject({ url: '/api/user', remoteAddress, cookies: { session } })
  expect((await visit(player.cookies.session ?? '')).statusCode).toBe(200)
  for (let i = 0; i < 300; i += 1) expect((await visit(`made-up-${i}`)).statusCode).toBe(401)
  let queries = 0
  const count = () => {
    queries += 1
  }
  t.connection.pool.on('acquire', count)
  for (let i = 0; i < 100; i += 1) expect((await visit(`another-${i}`)).statusCode).toBe(429)
  t.connection.pool.off('acquire', count)
  // Some of these are the job queue's.
  expect(queries).toBeLessThan(50)
  // A player who is known already is not affected by others at the same address.
  expect((await visit(player.cookies.session ?? '')).statusCode).toBe(200)
})

test('a session that ended counts as a guest’s from then on', async () => {
  const player = await registerPlayer(t)
  const remoteAddress = '203.0.113.52'
  const visit = () => t.inject({ url: '/api/user', remoteAddress, cookies: { ...player.cookies } })
  expect((await visit()).statusCode).toBe(200)
  await t.send(logout, {}, { as: player })
  const statuses = new Set<number>()
  for (let i = 0; i < 301; i += 1) statuses.add((await visit()).statusCode)
  expect([...statuses]).toEqual([401, 429])
})

test('a guest who sends too many requests is refused for a while', async () => {
  const statuses = new Set<number>()
  for (let i = 0; i < 320; i += 1) {
    const response = await t.inject({ url: '/api/user', remoteAddress: '203.0.113.50' })
    statuses.add(response.statusCode)
  }
  expect([...statuses]).toEqual([401, 429])
})

test('an answer that is ready counts like any other, and beyond the limit is not sent', async () => {
  const visit = (remoteAddress: string) => t.inject({ url: '/api/crew-finder', remoteAddress })
  for (let i = 0; i < 300; i += 1) expect((await visit('203.0.113.53')).statusCode).toBe(200)
  const { statusCode, headers } = await visit('203.0.113.53')
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await visit('203.0.113.54')).statusCode).toBe(200)
})

test('a mail provider whose address has used up the limit of guests still unsubscribes its readers', async () => {
  const remoteAddress = '203.0.113.55'
  for (let i = 0; i < 300; i += 1) await t.inject({ url: '/api/user', remoteAddress })
  expect((await t.inject({ url: '/api/user', remoteAddress })).statusCode).toBe(429)
  const url = `/api/unsubscribe?token=1.message.${'A'.repeat(43)}`
  expect((await t.inject({ method: 'POST', url, remoteAddress })).statusCode).toBe(404)
})

test('the documents of the API count like its answers', async () => {
  const remoteAddress = '203.0.113.56'
  const visit = (url: string) => t.inject({ method: 'HEAD', url, remoteAddress })
  for (let i = 0; i < 150; i += 1)
    for (const url of ['/api/openapi.json', '/api/docs']) expect((await visit(url)).statusCode).toBe(200)
  for (const url of ['/api/openapi.json', '/api/docs', '/api/user'])
    expect((await visit(url)).statusCode).toBe(429)
})

test('a player sends at most fifty requests within a second, and others go on', async () => {
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const ask = async ({ cookies }: typeof player) =>
    (await t.inject({ url: '/api/messages', remoteAddress: '203.0.113.57', cookies: { ...cookies } }))
      .statusCode
  expect(await ask(player)).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const statuses = await Promise.all(Array.from({ length: 80 }, () => ask(player)))
  const served = statuses.filter((status) => status === 200).length
  expect(statuses.filter((status) => status === 429).length).toBe(80 - served)
  // The second may end meanwhile.
  expect(served).toBeGreaterThanOrEqual(50)
  expect(served).toBeLessThan(80)
  expect(await ask(other)).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  expect(await ask(player)).toBe(200)
})
