// Also on the embedded engine.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getEmail } from '#contract/account/account.ts'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { getSignInMethods } from '#contract/auth/sign-in-methods.ts'
import { signUpWithDiscord } from '#contract/discord/sign-up.ts'
import { discordCalls } from '#server/testing/calls/discord-calls.ts'
import { linkDiscord, takePassword } from '#server/testing/calls/sign-in-calls.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { expiredVisitsJob } from './discord-visits.service.ts'

const discord = await openDiscord()
const t = openTestApp({ runsJobs: true, env: { ...discordEnv, DISCORD_API_URL: discord.url } })
const { leave, comeBack, visit, signUpAs, link } = discordCalls(t, discord)
const minute = 60_000
const nova = { id: '80351110224678912', username: 'nova.star', email: 'nova@discord.example', verified: true }

beforeEach(() => discord.clear())
afterAll(() => discord.close())

test('a stranger is asked for a name, with what Discord says about them filled in, and has an account', async () => {
  const { to, browser } = await visit(nova, '/crew/5?tab=roles')
  expect(to).toBe('/register/discord?redirect=%2Fcrew%2F5%3Ftab%3Droles')
  const { described, signUp } = signUpAs(browser)
  expect((await described()).body).toEqual({
    discordName: 'nova.star',
    username: 'nova_star',
    email: nova.email,
    isEmailTaken: false,
  })
  const created = await signUp({ username: 'nova_star', email: nova.email })
  expect(created.status).toBe(201)
  expect(created.body.user).toMatchObject({ username: 'nova_star', email: nova.email })
  const as = { cookies: created.cookies }
  expect((await t.send(getEmail, {}, { as })).body).toMatchObject({ isConfirmed: true })
  expect((await t.send(getSignInMethods, {}, { as })).body).toMatchObject({
    hasPassword: false,
    confirmBy: 'session',
    discord: { name: 'nova.star', canUnlink: false },
  })
  // No mail was sent: Discord has confirmed the address.
  expect(t.mailbox.mails).toEqual([])
  const tried = await t.send(login, { body: { username: 'nova_star', password: goodPassword } })
  expect(tried.body.code).toBe('invalid_credentials')
})

test('whoever has an account is signed in, with a new session instead of the one before', async () => {
  const player = await registerPlayer(t)
  const discordId = await linkDiscord(t, player)
  const { to, cookies } = await visit({ ...nova, id: discordId }, '/messages', player.cookies)
  expect(to).toBe('/messages')
  expect(cookies.session).not.toBe(player.cookies.session)
  const { body } = await t.send(getSessionUser, {}, { as: { cookies } })
  expect(body.username).toBe(player.user.username)
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
})

test('whoever has codes is asked for one, and is not signed in before', async () => {
  const player = await registerPlayer(t)
  const discordId = await linkDiscord(t, player)
  const now = new Date()
  await t.connection.db
    .insertInto('time_codes')
    .values({ user_id: player.user.id, secret: Buffer.alloc(32), created_at: now, confirmed_at: now })
    .execute()
  const { to, cookies } = await visit({ ...nova, id: discordId }, '/create')
  expect([to, cookies.session]).toEqual(['/login?step=code&redirect=%2Fcreate', undefined])
  expect(cookies['sign-in']).toBeTruthy()
})

test('only what names the player is asked for, and nothing that opens Discord is stored', async () => {
  const { address } = await leave()
  const asked = new URL(address).searchParams
  expect(asked.get('scope')).toBe('identify email')
  expect(asked.get('code_challenge_method')).toBe('S256')
  const { browser } = await visit(nova)
  await signUpAs(browser).signUp({ username: 'nova_star', email: nova.email })
  const row = await t.connection.db.selectFrom('discord_accounts').selectAll().executeTakeFirstOrThrow()
  expect(Object.keys(row).sort()).toEqual([
    'direct_messages',
    'discord_id',
    'discord_name',
    'linked_at',
    'user_id',
  ])
  expect(await t.connection.db.selectFrom('discord_arrivals').selectAll().execute()).toEqual([])
})

test('an address that Discord has not confirmed is not filled in, and what is typed gets the usual mail', async () => {
  const { browser } = await visit({ ...nova, verified: false })
  const { described, signUp } = signUpAs(browser)
  expect((await described()).body).toMatchObject({ email: null, isEmailTaken: false })
  const created = await signUp({ username: 'nova', email: nova.email })
  expect(created.status).toBe(201)
  const as = { cookies: created.cookies }
  expect((await t.send(getEmail, {}, { as })).body).toMatchObject({ isConfirmed: false })
  expect((await t.mailbox.next(nova.email)).text).toContain('/account/confirm-email?token=')
})

test('whoever types another address than the confirmed one confirms it by mail', async () => {
  const { browser } = await visit(nova)
  const created = await signUpAs(browser).signUp({ username: 'nova', email: 'other@players.example' })
  const as = { cookies: created.cookies }
  expect((await t.send(getEmail, {}, { as })).body).toMatchObject({ isConfirmed: false })
})

test.each([
  ['/crew/5?apply=crew', '/crew/5?apply=crew'],
  ['//evil.example', '/settings/sign-in?discord=linked#ways'],
  [undefined, '/settings/sign-in?discord=linked#ways'],
])('who links their account goes on from there, on this site (%s)', async (next, to) => {
  expect((await link(await registerPlayer(t), nova, goodPassword, next)).to).toBe(to)
  expect((await link(await registerPlayer(t), nova, goodPassword, next)).to).toBe(
    '/settings/sign-in?discord=taken#ways',
  )
})

test('an account is never taken over by its address: its player signs in and links', async () => {
  const owner = await registerPlayer(t, { email: 'Nova@discord.example' })
  const { browser } = await visit(nova)
  const { described, signUp } = signUpAs(browser)
  expect((await described()).body.isEmailTaken).toBe(true)
  const refused = await signUp({ username: 'nova', email: nova.email })
  expect([refused.status, refused.body.code, refused.cookies.session]).toEqual([
    409,
    'discord_email_taken',
    undefined,
  ])

  const linked = await link(owner, nova, goodPassword)
  expect(linked.to).toBe('/settings/sign-in?discord=linked#ways')
  expect((await t.send(getSignInMethods, {}, { as: owner })).body.discord).toMatchObject({
    name: 'nova.star',
    canUnlink: true,
  })
  const { body: events } = await t.send(listSecurityEvents, {}, { as: owner })
  expect(events).toMatchObject([{ kind: 'discord_linked', detail: 'nova.star' }])
  expect((await visit(nova)).to).toBe('/search')
})

test('an account of Discord that belongs to a player is not linked to another', async () => {
  const owner = await registerPlayer(t)
  const discordId = await linkDiscord(t, owner)
  const other = await registerPlayer(t)
  const { to } = await link(other, { ...nova, id: discordId }, goodPassword)
  expect(to).toBe('/settings/sign-in?discord=taken#ways')
  expect((await t.send(getSignInMethods, {}, { as: other })).body.discord).toBeNull()
  expect((await t.send(getSignInMethods, {}, { as: owner })).body.discord?.name).toBe('nova')
  expect((await link(owner, nova, goodPassword)).code).toBe('discord_linked')
})

test('linking starts with the password, or after just having signed in', async () => {
  const player = await registerPlayer(t)
  expect((await link(player, nova, 'not this one')).code).toBe('wrong_password')
  await takePassword(t, player)
  t.clock.advance(16 * minute)
  expect((await link(player, nova)).code).toBe('sign_in_again')
})

test('a name that is taken can be changed without going to Discord again', async () => {
  await registerPlayer(t, { username: 'nova_star' })
  const { browser } = await visit(nova)
  const { signUp } = signUpAs(browser)
  expect((await signUp({ username: 'nova_star', email: nova.email })).body.code).toBe('username_taken')
  expect((await signUp({ username: 'nova_2', email: nova.email })).status).toBe(201)
  // The arrival was good for one account.
  expect((await signUp({ username: 'nova_3', email: 'n3@players.example' })).body.code).toBe(
    'discord_expired',
  )
})

test('signing up waits for half an hour, and what has expired is deleted', async () => {
  const { browser } = await visit(nova)
  await leave()
  t.clock.advance(29 * minute)
  expect((await signUpAs(browser).described()).status).toBe(200)
  t.clock.advance(2 * minute)
  expect((await signUpAs(browser).described()).body.code).toBe('discord_expired')
  const body = { username: 'nova', email: nova.email, timezone: 'UTC', preferredLanguages: ['en' as const] }
  expect((await t.send(signUpWithDiscord, { body }, { as: browser })).body.code).toBe('discord_expired')
  await expiredVisitsJob.run(t.node.ctx, {})
  for (const table of ['discord_visits', 'discord_arrivals'] as const)
    expect(await t.connection.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('whoever says no at Discord is back where they were, and can come again', async () => {
  const left = await leave('/create')
  const { to, cookies } = await comeBack(left, discord.oauth.deny(left.address))
  expect([to, cookies.session]).toEqual(['/login?discord=denied&redirect=%2Fcreate', undefined])
  expect(discord.oauth.requests).toEqual([])
})
