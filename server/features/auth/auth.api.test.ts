// Also on the embedded engine.
import { expect, test } from 'vitest'
import {
  endAllSessions,
  endSession,
  getSessionUser,
  listSessions,
  login,
  logout,
} from '#contract/auth/auth.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { expiredSessionsJob } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { goodPassword, registerPlayer, registration } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const day = 24 * 60 * 60_000

test('a newcomer registers and is signed in', async () => {
  const draft = registration({ username: 'Feldspat', playtimes: ['evening', 'weekend'] })
  const { status, body, cookies } = await t.send(register, { body: draft })
  expect(status).toBe(201)
  expect(body.user).toEqual({
    id: expect.any(Number),
    username: 'Feldspat',
    displayName: 'Feldspat',
    email: draft.email,
    starCitizenHandle: 'Feldspat',
    citizenId: null,
    profileImage: null,
    userRole: 'citizen',
    isAdmin: false,
    timezone: 'Europe/Berlin',
    preferredLanguages: ['en'],
    playtimes: ['evening', 'weekend'],
    regions: [],
    organisation: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  const me = await t.send(getSessionUser, {}, { as: { cookies } })
  expect(me.status).toBe(200)
  expect(me.body).toEqual(body.user)
})

test('scripts cannot read the session cookie, and the other cookie holds no secret', async () => {
  const response = await t.inject({ method: 'POST', url: '/api/auth/register', payload: registration() })
  const [session, companion] = response.cookies
  expect(session).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(session?.value.length).toBeGreaterThanOrEqual(43)
  expect(companion).toMatchObject({ name: 'signed-in', value: '1' })
  expect(companion?.httpOnly).toBeUndefined()
})

test('neither the password nor the token is stored in plain text', async () => {
  const player = await t.send(register, { body: registration() })
  const user = await t.connection.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  const session = await t.connection.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(session.token_hash).toHaveLength(32)
  expect(JSON.stringify([user, session])).not.toContain(player.cookies.session)
})

test('nobody becomes an admin by sending the field', async () => {
  const body = {
    ...registration(),
    isAdmin: true,
    userRole: 'admin',
    user_role: 'admin',
    id: 7,
    __proto__: { isAdmin: true },
  }
  const response = await t.inject({ method: 'POST', url: '/api/auth/register', payload: body })
  expect(response.statusCode).toBe(201)
  expect(response.json().user).toMatchObject({ isAdmin: false, userRole: 'citizen' })
})

test('names and addresses in use are taken, in upper and lower case', async () => {
  await registerPlayer(t, { username: 'Kestrel', email: 'kestrel@players.example' })
  const sameName = await t.send(register, { body: registration({ username: 'kESTREL' }) })
  expect([sameName.status, sameName.body.code]).toEqual([409, 'username_taken'])
  const sameMail = await t.send(register, { body: registration({ email: 'KESTREL@players.example' }) })
  expect([sameMail.status, sameMail.body.code]).toEqual([409, 'email_taken'])
})

test.each([
  'x,victim@players.example',
  'a<victim@players.example>',
  'grp:victim@players.example;',
  'İ@players.example',
])('%s is no mail address to register with', async (email) => {
  const { status, body } = await t.send(register, { body: registration({ email }) })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['email']])
})

test('the server and the database ignore the case of the same letters', async () => {
  await registerPlayer(t, { username: 'Kim-Istanbul', email: 'Kim.Istanbul@players.example' })
  const attempt = (username: string) => t.send(login, { body: { username, password: goodPassword } })
  expect((await attempt('KIM-ISTANBUL')).status).toBe(200)
  expect((await attempt('KIM.ISTANBUL@PLAYERS.EXAMPLE')).status).toBe(200)
  // The Kelvin sign and the dotted I, whose lower case differs between JavaScript and databases.
  for (const name of ['\u212aim-Istanbul', 'Kim-\u0130stanbul', '\u212aim.Istanbul@players.example']) {
    expect([name, (await attempt(name)).status]).toEqual([name, 401])
  }
})

test('a password of 64 characters with spaces and emoji signs in', async () => {
  const password = `${'orbit ☄️ drift '.repeat(4)}🚀 end`.padEnd(64, '✨').slice(0, 64)
  const { user } = await registerPlayer(t, { password })
  const right = await t.send(login, { body: { username: user.username, password } })
  expect(right.status).toBe(200)
  const wrong = await t.send(login, { body: { username: user.username, password: password.slice(0, -2) } })
  expect(wrong.status).toBe(401)
})

test('a player signs in by name or by mail address, in any case', async () => {
  const { user } = await registerPlayer(t)
  for (const username of [user.username.toUpperCase(), user.email.toUpperCase(), ` ${user.username} `]) {
    const { status, body } = await t.send(login, { body: { username, password: goodPassword } })
    expect([username, status, body.user?.id]).toEqual([username, 200, user.id])
  }
})

test('an unknown name and a wrong password get the same answer', async () => {
  const { user } = await registerPlayer(t)
  const unknown = await t.send(login, { body: { username: 'nobody-here', password: goodPassword } })
  const wrong = await t.send(login, { body: { username: user.username, password: 'not my password' } })
  expect(unknown.status).toBe(401)
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual(unknown.body)
  expect(unknown.body).toEqual({
    code: 'invalid_credentials',
    message: 'Login failed. Please check your credentials.',
  })
  const { date: _1, ...unknownHeaders } = unknown.headers
  const { date: _2, ...wrongHeaders } = wrong.headers
  expect(Object.keys(wrongHeaders)).toEqual(Object.keys(unknownHeaders))
})

test('every login attempt is in the audit log, without what was typed', async () => {
  const { user } = await registerPlayer(t)
  await t.send(login, { body: { username: user.username, password: goodPassword } })
  await t.send(login, { body: { username: user.username, password: 'a wrong secret' } })
  await t.send(login, { body: { username: 'my-secret-by-mistake', password: 'a wrong secret' } })
  const rows = await t.connection.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(rows.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['registered', user.id],
    ['login_succeeded', user.id],
    ['login_failed', user.id],
    ['login_failed', null],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/secret/)
})

test('a login creates a new session and ends the one before', async () => {
  const player = await registerPlayer(t)
  const body = { username: player.user.username, password: goodPassword }
  const again = await t.send(login, { body }, { as: player })
  expect(again.cookies.session).not.toBe(player.cookies.session)
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: again })).status).toBe(200)
})

test('registering ends the session that the browser had before', async () => {
  const before = await registerPlayer(t)
  const after = await t.send(register, { body: registration() }, { as: before })
  expect(after.status).toBe(201)
  expect((await t.send(getSessionUser, {}, { as: before })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: after })).status).toBe(200)
})

test('logging out ends the session for good, and is fine when there is none', async () => {
  const player = await registerPlayer(t)
  const out = await t.send(logout, {}, { as: player })
  expect(out.status).toBe(204)
  expect(out.cookies).toEqual({ session: '', 'signed-in': '' })
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(401)
  expect((await t.send(logout, {})).status).toBe(204)
})

test('a session expires 30 days after the last visit', async () => {
  const player = await registerPlayer(t)
  t.clock.advance(29 * day)
  const visit = await t.send(getSessionUser, {}, { as: player })
  expect(visit.status).toBe(200)
  expect(visit.cookies.session).toBe(player.cookies.session)
  t.clock.advance(29 * day)
  expect((await t.send(getSessionUser, {}, { as: player })).status).toBe(200)
  t.clock.advance(30 * day)
  const late = await t.send(getSessionUser, {}, { as: player })
  expect([late.status, late.body.code]).toEqual([401, 'not_signed_in'])
  expect(late.cookies).toEqual({ session: '', 'signed-in': '' })
})

test('sessions that have ended by themselves are deleted, others stay', async () => {
  await registerPlayer(t)
  t.clock.advance(29 * day)
  const { user } = await registerPlayer(t)
  t.clock.advance(day)
  await expiredSessionsJob.run(t.node.ctx, {})
  const sessions = await t.connection.db.selectFrom('sessions').select('user_id').execute()
  expect(sessions).toEqual([{ user_id: user.id }])
})

test('a player sees where they are signed in, and can end it there', async () => {
  const phone = await registerPlayer(t, {}, { 'user-agent': 'Phone' })
  const body = { username: phone.user.username, password: goodPassword }
  const desktop = await t.send(login, { body }, { headers: { 'user-agent': 'Desktop' } })
  const { body: sessions } = await t.send(listSessions, {}, { as: desktop })
  expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    ['Desktop', true],
    ['Phone', false],
  ])
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0
  expect((await t.send(endSession, { params: { id } }, { as: desktop })).status).toBe(204)
  expect((await t.send(getSessionUser, {}, { as: phone })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: desktop })).status).toBe(200)
})

test('a player has at most fifty sessions: the one unused for longest ends', async () => {
  const first = await registerPlayer(t)
  const body = { username: first.user.username, password: goodPassword }
  const sessions = []
  for (let i = 0; i < 49; i += 1) {
    t.clock.advance(1_000)
    sessions.push(await t.send(login, { body }))
  }
  t.clock.advance(10 * 60_000)
  expect((await t.send(getSessionUser, {}, { as: first })).status).toBe(200)
  const newest = await t.send(login, { body })
  const { body: listed } = await t.send(listSessions, {}, { as: newest })
  expect(listed).toHaveLength(50)
  const statuses = [first, sessions[0], sessions[1], newest].map(
    async (session) => (await t.send(getSessionUser, {}, { as: session })).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 401, 200, 200])
})

test('nobody ends the session of somebody else', async () => {
  const victim = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const { body: sessions } = await t.send(listSessions, {}, { as: victim })
  const answer = await t.send(endSession, { params: { id: sessions[0]?.id ?? 0 } }, { as: stranger })
  expect(answer.status).toBe(404)
  expect((await t.send(getSessionUser, {}, { as: victim })).status).toBe(200)
})

test('signing out everywhere ends all sessions of the player, this one included, and nobody else’s', async () => {
  const phone = await registerPlayer(t)
  const other = await registerPlayer(t)
  const body = { username: phone.user.username, password: goodPassword }
  const desktop = await t.send(login, { body })
  expect((await t.send(endAllSessions, {}, { as: desktop })).status).toBe(204)
  expect((await t.send(getSessionUser, {}, { as: phone })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: desktop })).status).toBe(401)
  expect((await t.send(getSessionUser, {}, { as: other })).status).toBe(200)
})
