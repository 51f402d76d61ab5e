/** Everything that can go wrong on the way to Discord and back, by accident or by attack. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { endAllSessions, getSessionUser, login, logout } from '#contract/auth/auth.ts'
import { getSignInMethods } from '#contract/auth/sign-in-methods.ts'
import { signInWithDiscord } from '#contract/discord/discord.ts'
import { makeAppeal } from '#contract/sanctions/appeals.ts'
import { listOwnWarnings } from '#contract/sanctions/warnings.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { discordCalls } from '#server/testing/calls/discord-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { goodPassword, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { answers, openDiscord } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { ...discordEnv, DISCORD_API_URL: discord.url } })
const { leave, comeBack, visit, signUpAs, startLinking, link } = discordCalls(t, discord)
const { ban, unban, warn } = moderationCalls(t)
const minute = 60_000
const nova = { id: '80351110224678912', username: 'nova', email: 'nova@discord.example', verified: true }
const expired = '/login?discord=expired&redirect=%2Fsearch'

beforeEach(() => discord.clear())
afterAll(() => discord.close())

test('the way back works once', async () => {
  const left = await leave()
  const callback = discord.oauth.authorize(left.address, nova)
  expect((await comeBack(left, callback)).to).toMatch(/^\/register\/discord/)
  const again = await comeBack(left, callback)
  expect([again.to, again.cookies.session]).toEqual([expired, undefined])
  expect(discord.oauth.requests).toHaveLength(2)
})

test('the way back is open to the browser that left, and to no other', async () => {
  const left = await leave()
  const callback = discord.oauth.authorize(left.address, nova)
  for (const browser of [{ cookies: {} }, (await leave()).browser, { cookies: { discord: 'x'.repeat(43) } }])
    expect((await comeBack({ browser }, callback)).to).toBe(expired)
  expect(discord.oauth.requests).toEqual([])
  expect((await comeBack(left, callback)).to).toMatch(/^\/register\/discord/)
})

test.each([
  ['with a code alone', 'code=abc'],
  ['with a state alone', 'state=abc'],
  ['with both', 'code=abc&state=abc'],
  ['with nothing', ''],
  ['that is very long', `code=${'x'.repeat(600)}&state=${'y'.repeat(600)}`],
  ['with several of each', 'code=a&code=b&state=c&state=d'],
  ['with an error', 'error=access_denied'],
])('a callback that was made up, %s, leads to the sign-in page', async (_name, query) => {
  const { browser } = await leave()
  const { to, status } = await comeBack({ browser }, `http://localhost/api/auth/discord/callback?${query}`)
  expect([status, to]).toEqual([302, expired])
})

test('the way back closes after ten minutes', async () => {
  const left = await leave()
  t.clock.advance(11 * minute)
  expect((await comeBack(left, discord.oauth.authorize(left.address, nova))).to).toBe(expired)
})

test('somebody else’s code is worth nothing: it was made for their browser', async () => {
  const theirs = await leave()
  const stolen = new URL(discord.oauth.authorize(theirs.address, nova)).searchParams.get('code') ?? ''
  const own = await leave()
  const callback = new URL(discord.oauth.authorize(own.address, { ...nova, id: '2' }))
  callback.searchParams.set('code', stolen)
  const { to, cookies } = await comeBack(own, callback.href)
  expect([to, cookies.session]).toEqual([expired, undefined])
})

test('linking ends where it began: in the session of the player, and nowhere else', async () => {
  const player = await registerPlayer(t)
  const other = await registerPlayer(t)
  const left = await startLinking(player, goodPassword)
  const callback = discord.oauth.authorize(left.address ?? '', nova)
  const cookies = { ...left.browser.cookies, ...other.cookies }
  expect((await comeBack({ browser: { cookies } }, callback)).to).toBe(
    '/settings/sign-in?discord=expired#ways',
  )

  const again = await startLinking(player, goodPassword)
  await t.send(logout, {}, { as: player })
  expect((await comeBack(again, discord.oauth.authorize(again.address ?? '', nova))).to).toBe(expired)
  expect(await t.connection.db.selectFrom('discord_accounts').selectAll().execute()).toEqual([])
  expect((await t.send(getSignInMethods, {}, { as: other })).body.discord).toBeNull()
})

test('a session that was planted before signing in is worthless afterwards', async () => {
  const victim = await registerPlayer(t)
  const discordId = await linkDiscord(t, victim)
  const attacker = await registerPlayer(t)
  const planted = attacker.cookies
  const { cookies } = await visit({ ...nova, id: discordId }, '', planted)
  expect((await t.send(getSessionUser, {}, { as: { cookies } })).body.id).toBe(victim.user.id)
  expect((await t.send(getSessionUser, {}, { as: { cookies: planted } })).status).toBe(401)
})

test.each([
  ['//evil.example', '/search'],
  ['https://evil.example', '/search'],
  ['/\\evil.example', '/search'],
  ['/\t/evil.example', '/search'],
  ['/crew/5?apply=crew#top', '/crew/5?apply=crew#top'],
  ['/search?search=Glück auf', '/search?search=Gl%C3%BCck%20auf'],
])('whoever wants to go on to %j goes to %j', async (next, to) => {
  const player = await registerPlayer(t)
  const discordId = await linkDiscord(t, player)
  expect((await visit({ ...nova, id: discordId }, next)).to).toBe(to)
})

test('a path that is longer than any of ours is forgotten', async () => {
  const player = await registerPlayer(t)
  const discordId = await linkDiscord(t, player)
  expect((await visit({ ...nova, id: discordId }, `/${'x'.repeat(1000)}`)).to).toBe('/search')
})

test.each([
  ['a server that is down', 'unavailable', answers.json(500, { message: 'Internal' })],
  ['a proxy without a backend', 'unavailable', answers.empty(502)],
  ['too many requests', 'busy', answers.json(429, { message: 'Slow', retry_after: 3 })],
  ['a page instead of JSON', 'unavailable', answers.garbage],
  ['JSON that says nothing', 'unavailable', answers.json(200, [])],
  ['a connection that breaks off', 'unavailable', answers.brokenOff],
  ['a way elsewhere', 'unavailable', answers.empty(307, { location: 'http://127.0.0.1:9/elsewhere' })],
  ['a client that it does not know', 'unavailable', answers.json(401, { error: 'invalid_client' })],
  ['a code that it does not know', 'expired', answers.json(400, { error: 'invalid_grant' })],
])('%s at Discord is told as %s', async (name, outcome, answering) => {
  const told = `/login?discord=${outcome}&redirect=%2Fcreate`
  discord.oauth.answerToken(answering)
  const { to, cookies } = await visit(nova, '/create')
  expect([to, cookies.session]).toEqual([told, undefined])
  discord.oauth.clear()
  if (name.startsWith('a client') || name.startsWith('a code')) return
  discord.oauth.answerUser(answering)
  expect((await visit(nova, '/create')).to).toBe(told)
})

test('whoever does not let Discord name them is told so', async () => {
  const left = await leave()
  const { to } = await comeBack(left, discord.oauth.authorize(left.address, nova, 'email'))
  expect(to).toBe('/login?discord=incomplete&redirect=%2Fsearch')
  discord.oauth.answerUser(answers.json(401, { message: '401: Unauthorized', code: 0 }))
  expect((await visit(nova)).to).toBe('/login?discord=incomplete&redirect=%2Fsearch')
})

test('an answer that never comes is not waited for', async () => {
  discord.oauth.answerToken(answers.silence)
  const timeout = AbortSignal.timeout
  const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100))
  try {
    expect((await visit(nova)).to).toBe('/login?discord=unavailable&redirect=%2Fsearch')
    expect(shortened).toHaveBeenCalledWith(10_000)
  } finally {
    shortened.mockRestore()
  }
})

test.each([
  [{ id: '<script>', username: 'nova' }, undefined],
  [{ id: '1'.repeat(21), username: 'nova' }, undefined],
  [
    { id: '1', username: '<b>nova</b>\u202e' },
    { discordName: '1', email: null },
  ],
  [
    { id: '1', username: 'nova', email: 'a@b.c,d@e.f', verified: true },
    { discordName: 'nova', email: null },
  ],
  [{ id: '1', username: 'x'.repeat(5000) }, { discordName: '1' }],
])('what Discord says is not believed blindly: %o', async (user, described) => {
  discord.oauth.answerUser(answers.json(200, user))
  const { to, browser } = await visit(nova)
  if (!described) return expect(to).toBe('/login?discord=unavailable&redirect=%2Fsearch')
  expect((await signUpAs(browser).described()).body).toMatchObject(described)
})

test('names are checked as for every new account', async () => {
  const { browser } = await visit(nova)
  const { signUp } = signUpAs(browser)
  for (const username of ['admin', 'a b', 'x', 'n'.repeat(25), 'hur3n-sohn'])
    expect((await signUp({ username, email: nova.email })).body.fields).toHaveProperty('username')
})

test('a banned player reads why, and can appeal once', async () => {
  const player = await registerPlayer(t)
  const discordId = await linkDiscord(t, player)
  expect((await ban(await registerStaff(t, 'admin'), player)).status).toBe(200)
  const { to, browser } = await visit({ ...nova, id: discordId })
  expect([to, browser.cookies.session]).toEqual(['/login?discord=banned&redirect=%2Fsearch', undefined])
  const refused = await t.send(signInWithDiscord, {}, { as: browser })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'banned', reason: 'Insults' }])
  const token = refused.body.appealToken ?? ''
  expect((await t.send(makeAppeal, { body: { token, text: 'It was not me' } })).status).toBe(201)
})

test('whoever lost the session while Discord was asked links nothing', async () => {
  const player = await registerPlayer(t)
  discord.oauth.answerUser(async (response) => {
    await t.connection.db.deleteFrom('sessions').where('user_id', '=', player.user.id).execute()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(nova))
  })
  const { to } = await link(player, nova, goodPassword)
  expect(to).toContain('discord=expired')
  expect(await t.connection.db.selectFrom('discord_accounts').selectAll().execute()).toEqual([])
})

test('an arrival signs in once', async () => {
  const [player, admin] = [await registerPlayer(t), await registerStaff(t, 'admin')]
  const discordId = await linkDiscord(t, player)
  await ban(admin, player)
  const { browser } = await visit({ ...nova, id: discordId })
  expect((await t.send(signInWithDiscord, {}, { as: browser })).body.code).toBe('banned')
  expect((await unban(admin, player)).status).toBe(200)
  expect((await t.send(signInWithDiscord, {}, { as: browser })).status).toBe(200)
  expect((await t.send(signInWithDiscord, {}, { as: browser })).body.code).toBe('discord_expired')
})

test('signing out of all devices ends what has arrived', async () => {
  const [player, admin] = [await registerPlayer(t), await registerStaff(t, 'admin')]
  const discordId = await linkDiscord(t, player)
  await ban(admin, player)
  const { browser } = await visit({ ...nova, id: discordId })
  await unban(admin, player)
  const { username } = player.user
  const as = await t.send(login, { body: { username, password: goodPassword } })
  expect((await t.send(endAllSessions, {}, { as })).status).toBe(204)
  expect((await t.send(signInWithDiscord, {}, { as: browser })).body.code).toBe('discord_expired')
})

test('whoever left with an open warning reads it, though they come back by Discord', async () => {
  const warned = await registerPlayer(t, { email: nova.email })
  await warn(await registerStaff(t, 'moderator'), warned)
  await leaveForGood(t, warned)
  const { browser } = await visit(nova)
  const created = await signUpAs(browser).signUp({ username: 'fresh_start', email: nova.email })
  const { body } = await t.send(listOwnWarnings, {}, { as: { cookies: created.cookies } })
  expect(body).toMatchObject([{ acknowledgedAt: null }])
})

test('another site cannot send its visitors on this way', async () => {
  const url = '/api/auth/discord'
  const answer = await t.inject({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } })
  expect([answer.statusCode, answer.cookies]).toEqual([403, []])
})
