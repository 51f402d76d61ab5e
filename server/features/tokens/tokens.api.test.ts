// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { decideApplication, listApplications } from '#contract/applications/applications.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { listCrews } from '#contract/crews/board.ts'
import { createCrew, getCrew, updateCrew } from '#contract/crews/crews.ts'
import { listComments, listReplies } from '#contract/discussions/discussions.ts'
import { cancelMission, listMyCrews } from '#contract/missions/missions.ts'
import { getPlayerProfile } from '#contract/profiles/players.ts'
import { tokenLimits } from '#contract/tokens/fields.ts'
import { createToken, endToken } from '#contract/tokens/tokens.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { takePassword } from '#server/testing/calls/sign-in-calls.ts'
import { bearer, tokenCalls } from '#server/testing/calls/token-calls.ts'
import {
  crewDraft,
  goodPassword,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { hostileTexts } from '#server/testing/hostile/hostile-texts.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { create, makeToken, listTokens, call } = tokenCalls(t)
const minuteMs = 60_000

const works = async (token: string): Promise<number> => (await call(token, listMyCrews, {})).status

test('a player creates a token, sees it once and then its name, scopes and last use', async () => {
  const as = await registerPlayer(t)
  expect(await listTokens(as)).toEqual([])
  const now = t.clock.stop()
  const { status, body, headers } = await create(as, ['read', 'decide'], '  Org bot ')
  expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
  const { token, ...shown } = body
  expect(token).toMatch(/^cb_[\w-]{43}$/)
  expect(shown).toEqual({
    id: expect.any(Number),
    name: 'Org bot',
    scopes: ['read', 'decide'],
    createdAt: now.toISOString(),
    lastUsedAt: null,
  })
  expect(await listTokens(as)).toEqual([shown])
  await create(as, ['read'], 'Second')
  expect((await listTokens(as)).map(({ name }) => name)).toEqual(['Second', 'Org bot'])
  expect(await listTokens(await registerPlayer(t))).toEqual([])
})

test('only the hash of a token is stored, and it opens nothing', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  const { rows } = await sql<{ row: string; token_hash: Buffer }>`
    select api_tokens::text as row, token_hash from api_tokens
  `.execute(t.connection.db)
  const [{ row, token_hash } = { row: '', token_hash: Buffer.alloc(0) }] = rows
  expect(row).not.toContain(token.slice(3))
  expect(row).not.toContain(Buffer.from(token).toString('hex'))
  for (const made of [token_hash.toString('base64url'), token_hash.toString('hex'), token.slice(3)])
    expect([made, await works(made)]).toEqual([made, 401])
  expect(await works(`cb_${token_hash.toString('base64url')}`)).toBe(401)
})

test('the password is asked for again', async () => {
  const as = await registerPlayer(t)
  const body = { name: 'Bot', scopes: ['read' as const], password: 'not the one' }
  const refused = await t.send(createToken, { body }, { as })
  expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password'])
  expect(await listTokens(as)).toEqual([])
})

test('whoever has no password creates one within 15 minutes of signing in', async () => {
  const as = await registerPlayer(t)
  await takePassword(t, as)
  const body = { name: 'Bot', scopes: ['read' as const] }
  expect((await t.send(createToken, { body }, { as })).status).toBe(201)
  t.clock.advance(15 * minuteMs + 1)
  const refused = await t.send(createToken, { body }, { as })
  expect([refused.status, refused.body.code]).toEqual([403, 'sign_in_again'])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(tokenLimits.nameLength + 1) }, 'name'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['an unknown scope', { scopes: ['admin'] }, 'scopes.0'],
  ['a scope twice', { scopes: ['read', 'read'] }, 'scopes'],
  ['thousands of scopes', { scopes: Array(20_000).fill('read') }, 'scopes'],
  ['no password', { password: '' }, 'password'],
])('a token with %s is refused', async (_what, changes, field) => {
  const as = await registerPlayer(t)
  const { statusCode, body } = await t.inject({
    method: 'POST',
    url: '/api/account/tokens',
    cookies: { ...as.cookies },
    payload: { name: 'Bot', scopes: ['read'], password: goodPassword, ...changes },
  })
  expect([statusCode, Object.keys(JSON.parse(body).fields), body.length < 1_000]).toEqual([
    400,
    [field],
    true,
  ])
})

test.each(hostileTexts)('a token named %j is stored as typed or refused', async (name) => {
  const as = await registerPlayer(t)
  const { status } = await create(as, ['read'], name)
  expect([201, 400]).toContain(status)
  const stored = (await listTokens(as)).map((token) => token.name)
  expect(stored).toEqual(status === 201 ? [name.trim()] : [])
})

test('a player can have ten', async () => {
  const as = await registerPlayer(t)
  for (let i = 0; i < tokenLimits.perPlayer; i += 1) expect((await create(as)).status).toBe(201)
  const refused = await create(as)
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_tokens'])
  const [{ id } = { id: 0 }] = await listTokens(as)
  await t.send(endToken, { params: { id } }, { as })
  expect((await create(as)).status).toBe(201)
})

test('a token that has ended works no longer, and nobody ends that of another', async () => {
  const [as, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { token, id } = (await create(as)).body
  const end = (as: Player) => t.send(endToken, { params: { id } }, { as })
  expect((await end(other)).status).toBe(404)
  expect(await works(token)).toBe(200)
  expect((await end(as)).status).toBe(204)
  const refused = await call(token, listMyCrews, {})
  expect([refused.status, refused.body.code]).toEqual([401, 'invalid_api_token'])
  expect((await end(as)).status).toBe(404)
})

test('creating and ending a token is among the security events, and mailed', async () => {
  const as = await registerPlayer(t)
  const { id } = (await create(as, ['read'], 'Halo bot')).body
  const made = await t.mailbox.next(as.user.email)
  expect(made.subject).toBe('An API token was created for your CrewBeacon account')
  t.mailbox.clear()
  await t.send(endToken, { params: { id } }, { as })
  const ended = await t.mailbox.next(as.user.email)
  expect(ended.subject).toBe('An API token of your CrewBeacon account was revoked')
  const { body } = await t.send(listSecurityEvents, {}, { as })
  expect(body.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['token_ended', 'Halo bot'],
    ['token_made', 'Halo bot'],
  ])
})

test('a program reads, posts, edits and cancels as its player', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  const { status, body } = await call(token, createCrew, { body: crewDraft({ title: 'By the bot' }) })
  expect([status, body.authorId, body.viewer?.isAuthor]).toEqual([201, as.user.id, true])
  const params = { id: body.id }
  await call(token, updateCrew, { params, body: crewDraft({ title: 'By the bot, again' }) })
  const read = (await call(token, getCrew, { params })).body
  expect([read.title, read.viewer?.canEdit]).toEqual(['By the bot, again', true])
  expect((await call(token, listCrews, {})).body[0]?.viewer?.isAuthor).toBe(true)
  expect((await call(token, listMyCrews, {})).body.led.map(({ id }) => id)).toEqual([body.id])
  const me = await call(token, getPlayerProfile, { params: { id: 'me' } })
  expect(me.body.id).toBe(as.user.id)
  expect((await call(token, cancelMission, { params, body: {} })).body.missionStatus).toBe('cancelled')
})

test('a program decides applications to the crews of its player, and to no others', async () => {
  const [leader, stranger, applicant] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const { id } = await postCrew(t, leader)
  const { body: applied } = await applicationCalls(t).apply(applicant, id)
  const request = { params: { id, applicationId: applied.id }, body: { status: 'accepted' } } as const
  const others = await makeToken(stranger)
  expect((await call(others, listApplications, { params: { id } })).status).toBe(403)
  expect((await call(others, decideApplication, request)).status).toBe(403)
  const token = await makeToken(leader, ['decide'])
  const { applications } = (await call(token, listApplications, { params: { id } })).body
  expect(applications.map(({ user }) => user.id)).toEqual([applicant.user.id])
  expect((await call(token, decideApplication, request)).body.status).toBe('accepted')
})

test('its last use is written at most every five minutes', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  const lastUse = async () => (await listTokens(as))[0]?.lastUsedAt
  const first = t.clock.stop()
  await works(token)
  expect(await lastUse()).toBe(first.toISOString())
  t.clock.advance(5 * minuteMs - 1)
  await works(token)
  expect(await lastUse()).toBe(first.toISOString())
  t.clock.advance(1)
  await works(token)
  expect(await lastUse()).toBe(new Date(first.getTime() + 5 * minuteMs).toISOString())
})

test('a new password ends all tokens of its player, and of nobody else', async () => {
  const [as, other] = [await registerPlayer(t), await registerPlayer(t)]
  const kept = await makeToken(other)
  const changed = await makeToken(as)
  const passwords = { currentPassword: goodPassword, newPassword: 'another good one' }
  expect((await t.send(changePassword, { body: passwords }, { as })).status).toBe(204)
  expect([await works(changed), await listTokens(as)]).toEqual([401, []])

  const { db } = t.connection
  const back = await registerPlayer(t)
  const reset = await makeToken(back)
  const link = await makeResetLink(t.node.ctx, back.user.username)
  const body = { token: new URL(link).searchParams.get('token') ?? '', newPassword: 'yet another one' }
  expect((await t.send(resetPassword, { body })).status).toBe(200)
  expect(await works(reset)).toBe(401)
  expect(await db.selectFrom('api_tokens').select('user_id').execute()).toEqual([{ user_id: other.user.id }])
  expect(await works(kept)).toBe(200)
})

test('the tokens of a banned player are refused until the ban ends', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  const ban = (banned_until: Date | null) =>
    t.connection.db.updateTable('users').set({ banned_until }).where('id', '=', as.user.id).execute()
  await ban(new Date(t.node.ctx.now().getTime() + minuteMs))
  const refused = await call(token, listCrews, {})
  expect([refused.status, refused.body.code]).toEqual([401, 'invalid_api_token'])
  t.clock.advance(minuteMs)
  expect(await works(token)).toBe(200)
})

test('the token of an admin is that of a player', async () => {
  const [admin, banned] = [await registerStaff(t, 'admin'), await registerPlayer(t)]
  const banned_until = new Date(t.node.ctx.now().getTime() + minuteMs)
  await t.connection.db.updateTable('users').set({ banned_until }).where('id', '=', banned.user.id).execute()
  const token = await makeToken(admin)
  const request = { params: { id: banned.user.id } }
  expect((await t.send(getPlayerProfile, request, { as: admin })).status).toBe(200)
  expect((await call(token, getPlayerProfile, request)).status).toBe(404)
  const denied = await t.inject({ url: '/api/admin/users', headers: bearer(token) })
  expect([denied.statusCode, denied.json().code]).toEqual([403, 'token_not_allowed'])
})

test('an export has what a token is called but nothing to call with, and a deletion ends it', async () => {
  const as = await registerPlayer(t)
  const token = await makeToken(as)
  const { body } = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
  const { apiTokens } = body as unknown as { apiTokens: readonly object[] }
  expect(apiTokens).toMatchObject([{ name: 'Bot', scopes: ['read', 'post', 'decide'] }])
  expect(JSON.stringify(apiTokens)).not.toMatch(/hash/)
  await leaveForGood(t, as)
  expect(await works(token)).toBe(401)
})

test('what those aboard write to each other is closed to tokens, even to that of the leader', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const token = await makeToken(leader)
  const { write } = discussionCalls(t)
  const said = (await write(leader, id, 'Meet at Port Tressler', { channel: 'crew' })).body
  const read = (channel: 'public' | 'crew') =>
    call(token, listComments, { params: { id }, query: { channel } })
  expect((await read('public')).status).toBe(200)
  const refused = await read('crew')
  expect([refused.status, refused.body.code]).toEqual([403, 'token_not_allowed'])
  expect((await call(token, listReplies, { params: { id: said.id } })).status).toBe(404)
})
