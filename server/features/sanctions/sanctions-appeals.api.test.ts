// Also on the embedded engine.
import { expect, test } from 'vitest'
import { decideAppeal, listAppeals, makeAppeal } from '#contract/sanctions/appeals.ts'
import { forever } from '#server/accounts/bans.ts'
import { expiredSessionsJob } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { appealMailJob, banMailJob } from '#server/features/sanctions/sanctions-mails.service.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { ban, unban, signIn } = moderationCalls(t)
const { inbox } = applicationCalls(t)
const hour = 60 * 60_000

const appeal = (token = '', text = 'It was not me.') => t.send(makeAppeal, { body: { token, text } })
const list = async (as: Player, query = {}) => (await t.send(listAppeals, { query }, { as })).body
const decide = (as: Player, id: number, status: 'granted' | 'denied', note: string | null = null) =>
  t.send(decideAppeal, { params: { id }, body: { status, note } }, { as })

const setUp = async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  await ban(admin, player, { duration: 48, description: 'In the chat of your crew.' })
  return { admin, player }
}

/** A banned player who has appealed, and the id of the appeal. */
const withAppeal = async () => {
  const scene = await setUp()
  await appeal((await signIn(scene.player)).body.appealToken)
  const [first] = await list(scene.admin)
  await t.mailbox.next(scene.player.user.email)
  t.mailbox.clear()
  return { ...scene, id: first?.id ?? 0 }
}

test('the right password of a banned player gets the reason, the end and a token, but no session', async () => {
  const { player } = await setUp()
  const refused = await signIn(player)
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'banned',
    reason: 'Insults',
    description: 'In the chat of your crew.',
    until: expect.stringMatching(/Z$/),
    appealToken: expect.stringMatching(/^[\w-]{43}$/),
    banId: expect.any(Number),
  })
  expect(refused.cookies).toEqual({})
  expect(
    await t.connection.db.selectFrom('sessions').where('user_id', '=', player.user.id).selectAll().execute(),
  ).toEqual([])
  const stored = await t.connection.db.selectFrom('appeal_tokens').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(refused.body.appealToken)
  const audit = await t.connection.db
    .selectFrom('audit_log')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(audit?.action).toBe('login_banned')
})

test('a wrong password learns nothing of a ban', async () => {
  const { player } = await setUp()
  const other = await registerPlayer(t)
  const [banned, free] = [await signIn(player, 'wrong one'), await signIn(other, 'wrong one')]
  expect([banned.status, banned.body]).toEqual([free.status, free.body])
})

test('a permanent ban has no end, and a ban needs no description', async () => {
  const { admin, player } = await setUp()
  await unban(admin, player)
  await ban(admin, player, { banType: 'permanent' })
  const { body } = await signIn(player)
  expect(body).toMatchObject({ until: null })
  expect(body, 'nothing was written').not.toHaveProperty('description')
})

test('a player who was banned by hand is refused too', async () => {
  const player = await registerPlayer(t)
  await t.connection.db
    .updateTable('users')
    .set({ banned_until: forever })
    .where('id', '=', player.user.id)
    .execute()
  const refused = await signIn(player)
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'banned', reason: '', until: null }])
})

test('a banned player appeals once, and sees how it stands', async () => {
  const { admin, player } = await setUp()
  const token = (await signIn(player)).body.appealToken
  const newest = (await signIn(player)).body.appealToken
  expect((await appeal(token)).body.code).toBe('invalid_token')
  expect((await appeal('made up')).body.code).toBe('invalid_token')
  expect((await appeal(newest, '   ')).body.fields).toHaveProperty('text')
  const made = await appeal(newest)
  expect([made.status, made.body]).toEqual([201, { status: 'pending' }])
  expect((await appeal(newest)).body.code).toBe('invalid_token')
  const again = (await signIn(player)).body
  expect(again).toMatchObject({ code: 'banned', appealStatus: 'pending', appealNote: null })
  expect(again).not.toHaveProperty('appealToken')
  expect(await list(admin, { status: 'pending' })).toMatchObject([
    {
      text: 'It was not me.',
      userId: player.user.id,
      ban: { reason: 'Insults', bannedBy: admin.user.username },
    },
  ])
  expect(await inbox(admin)).toEqual([expect.stringContaining('appealed')])
})

test('a token lives for an hour, ends with the ban, and old ones are deleted', async () => {
  const { admin, player } = await setUp()
  const late = (await signIn(player)).body.appealToken
  t.clock.advance(hour)
  expect((await appeal(late)).body.code).toBe('invalid_token')
  await expiredSessionsJob.run(t.node.ctx, {})
  expect(await t.connection.db.selectFrom('appeal_tokens').selectAll().execute()).toEqual([])
  t.clock.advance(46.5 * hour)
  const afterwards = (await signIn(player)).body.appealToken
  t.clock.advance(hour / 2)
  expect((await appeal(afterwards)).body.code).toBe('invalid_token')
  await ban(admin, player)
  const useless = (await signIn(player)).body.appealToken
  await unban(admin, player)
  expect((await appeal(useless)).body.code).toBe('invalid_token')
})

test('a granted appeal lifts the ban and is told by mail and in the inbox', async () => {
  const { admin, player, id } = await withAppeal()
  const { status, body } = await decide(admin, id, 'granted', 'You were right.')
  expect([status, body]).toMatchObject([200, { status: 'granted', decidedBy: admin.user.username }])
  expect(body.ban.liftedAt).not.toBeNull()
  expect((await decide(admin, id, 'denied')).body.code).toBe('appeal_decided')
  const mail = await t.mailbox.next(player.user.email)
  expect(mail.subject).toBe('Your appeal was granted')
  expect(mail.text).toContain('You were right.')
  const back = await signIn(player)
  expect(back.status).toBe(200)
  expect(await inbox({ ...player, cookies: back.cookies })).toEqual([expect.stringContaining('granted')])
})

test('a denied appeal leaves the ban, and the next login says so', async () => {
  const { admin, player, id } = await withAppeal()
  await decide(admin, id, 'denied', 'The log is clear.')
  expect((await t.mailbox.next(player.user.email)).text).toContain('The log is clear.')
  expect((await signIn(player)).body).toMatchObject({
    appealStatus: 'denied',
    appealNote: 'The log is clear.',
  })
  await unban(admin, player)
  await ban(admin, player)
  expect((await signIn(player)).body).toHaveProperty('appealToken')
})

test('lifting a ban closes the appeal against it', async () => {
  const { admin, player, id } = await withAppeal()
  await unban(admin, player)
  expect(await list(admin)).toMatchObject([{ id, status: 'granted', decidedBy: admin.user.username }])
  expect((await decide(admin, id, 'denied')).body.code).toBe('appeal_decided')
})

test('no admin decides their own appeal, or is told of it', async () => {
  const admin = await registerStaff(t, 'admin')
  const banned = await registerStaff(t, 'admin')
  await ban(admin, banned, { duration: 1 })
  await appeal((await signIn(banned)).body.appealToken)
  t.clock.advance(hour)
  const back = { ...banned, cookies: (await signIn(banned)).cookies }
  const [own] = await list(admin)
  const refused = await decide(back, own?.id ?? 0, 'granted')
  expect([refused.status, refused.body.code]).toEqual([403, 'own_case'])
  expect(await inbox(back)).toEqual([])
  expect(await inbox(admin)).toHaveLength(1)
})

test('whoever reported the player reads in neutral words that it was looked at again', async () => {
  const { leader, reporter, reportId } = await reportCalls(t).setScene()
  const admin = await registerStaff(t, 'admin')
  await ban(admin, leader, { reportId })
  await appeal((await signIn(leader)).body.appealToken)
  const before = await inbox(reporter)
  const [made] = await list(admin)
  await decide(admin, made?.id ?? 0, 'denied', 'The log is clear.')
  const notices = await inbox(reporter)
  expect(notices).toHaveLength(before.length + 1)
  expect(notices.join()).toContain(leader.user.displayName)
  expect(notices.join()).not.toMatch(/\bban|appeal|clear/i)
})

test('granting an appeal against an old ban leaves a newer one in force', async () => {
  const { admin, player, id } = await withAppeal()
  t.clock.advance(48 * hour)
  await ban(admin, player)
  expect((await decide(admin, id, 'granted')).status).toBe(200)
  expect((await signIn(player)).body.code).toBe('banned')
})

test('appeals come in pages, the newest first', async () => {
  const { admin, id } = await withAppeal()
  const other = await registerPlayer(t)
  await ban(admin, other)
  await appeal((await signIn(other)).body.appealToken)
  const [newest] = await list(admin)
  expect(newest?.userId).toBe(other.user.id)
  expect((await list(admin, { before: newest?.id })).map((each) => each.id)).toEqual([id])
  expect((await decide(admin, 2_147_483_647, 'denied')).status).toBe(404)
})

test('an insult is no appeal, and leaves the token as it is', async () => {
  const { player } = await setUp()
  const token = (await signIn(player)).body.appealToken
  expect((await appeal(token, 'You are all fucking assholes')).body.fields).toHaveProperty('text')
  expect((await appeal(token)).status).toBe(201)
})

test('an address that nobody has confirmed gets no mail about a ban or an appeal', async () => {
  const [admin, player] = [await registerStaff(t, 'admin'), await registerPlayer(t)]
  const { id: userId, email } = player.user
  await t.connection.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', userId)
    .execute()
  await ban(admin, player)
  const { body } = await signIn(player)
  await appeal(body.appealToken)
  const [first] = await list(admin)
  const appealId = first?.id ?? 0
  await banMailJob.run(t.node.ctx, { banId: body.banId ?? 0 })
  await decide(admin, appealId, 'denied')
  await appealMailJob.run(t.node.ctx, { appealId })
  expect(t.mailbox.mails.filter(({ to }) => to === email)).toEqual([])
})
