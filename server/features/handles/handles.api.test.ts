// Also on the embedded engine.
import { expect, test } from 'vitest'
import { listApplications } from '#contract/applications/applications.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { decideHandleProof } from '#contract/handles/handles.ts'
import { getPlayerProfile } from '#contract/profiles/players.ts'
import { getOwnProfile, updateProfile } from '#contract/profiles/profiles.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { changeRole, listUsers } from '#contract/user-list/user-list.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { handleCalls } from '#server/testing/calls/handle-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import {
  goodPassword,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { setCitizenId, ask, queue, decide, state, withdraw, askFor } = handleCalls(t)
const { apply, inbox } = applicationCalls(t)
const { ban, unban } = moderationCalls(t)
const hour = 60 * 60_000
const none = { status: 'none', handle: null, code: null, since: null, reason: null, nextAt: null }

const setUp = async () => ({
  moderator: await registerStaff(t, 'moderator'),
  player: await registerPlayer(t),
})

/** Whether others see the badge. */
const hasBadge = async ({ user }: Player): Promise<boolean> =>
  (await t.send(getPlayerProfile, { params: { id: user.id } })).body.isHandleVerified

test('a player asks, gets a code that stays, and a moderator confirms it', async () => {
  const { moderator, player } = await setUp()
  expect(await state(player)).toEqual(none)
  await setCitizenId(player, 'Marlin-V')
  const asked = await ask(player)
  expect(asked.status).toBe(201)
  expect(asked.body).toEqual({
    ...none,
    status: 'open',
    handle: 'Marlin-V',
    code: expect.stringMatching(/^CB-[A-HJKMNP-Z2-9]{8}$/),
    since: expect.stringMatching(/Z$/),
  })
  expect(await state(player)).toEqual(asked.body)
  const [waiting, ...others] = await queue(moderator)
  expect(others).toEqual([])
  expect(waiting).toEqual({
    id: expect.any(Number),
    handle: 'Marlin-V',
    code: asked.body.code,
    profileUrl: 'https://robertsspaceindustries.com/citizens/Marlin-V',
    createdAt: asked.body.since,
    userId: player.user.id,
    username: player.user.username,
    displayName: player.user.username,
    profileImage: null,
  })
  expect(await hasBadge(player)).toBe(false)

  const id = waiting?.id ?? 0
  const decided = await decide(moderator, id, 'verified')
  expect([decided.status, decided.body]).toEqual([200, { id, status: 'verified' }])
  expect(await hasBadge(player)).toBe(true)
  expect(await state(player)).toEqual({
    ...none,
    status: 'verified',
    handle: 'Marlin-V',
    since: expect.stringMatching(/Z$/),
  })
  expect(await queue(moderator)).toEqual([])
  expect((await inbox(player))[0]).toContain('Your handle Marlin-V is verified.')
})

test('the badge is wherever the citizen id is', async () => {
  const { moderator, player: leader } = await setUp()
  const admin = await registerStaff(t, 'admin')
  const crew = await postCrew(t, leader)
  const member = await joinCrew(t, leader, crew.id)
  const applicant = await registerPlayer(t)
  await apply(applicant, crew.id)
  const named: [Player, string][] = [
    [leader, 'HandleL'],
    [member, 'HandleM'],
    [applicant, 'HandleA'],
  ]
  for (const [player, handle] of named) {
    await decide(moderator, await askFor(player, handle, moderator), 'verified')
  }
  const { members } = (await t.send(getCrew, { params: { id: crew.id } })).body
  expect(members.map(({ citizenId, isHandleVerified }) => [citizenId, isHandleVerified])).toEqual([
    ['HandleL', true],
    ['HandleM', true],
  ])
  const { applications } = (await t.send(listApplications, { params: { id: crew.id } }, { as: leader })).body
  expect(applications.find(({ user }) => user.id === applicant.user.id)?.user).toMatchObject({
    citizenId: 'HandleA',
    isHandleVerified: true,
  })
  const { body: users } = await t.send(listUsers, { query: { search: 'HandleM' } }, { as: admin })
  expect(users.map(({ isHandleVerified }) => isHandleVerified)).toEqual([true])
  expect((await t.send(getOwnProfile, {}, { as: leader })).body.isHandleVerified).toBe(true)
})

test('without a citizen id there is nothing to prove, and one request is enough', async () => {
  const { player } = await setUp()
  expect((await ask(player)).body.code).toBe('citizen_id_missing')
  await setCitizenId(player, 'Marlin-V')
  expect((await ask(player)).status).toBe(201)
  const again = await ask(player)
  expect([again.status, again.body.code]).toEqual([409, 'proof_open'])
})

test('a refusal needs a reason, reaches the player in their language, and is final for a day', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const player = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const id = await askFor(player, 'Marlin-V', moderator)
  for (const reason of [null, '', '   ', 'x'.repeat(201)]) {
    const { status, body } = await decide(moderator, id, 'declined', reason)
    expect([status, Object.keys(body.fields ?? {})], String(reason)).toEqual([400, ['reason']])
  }
  t.clock.stop()
  expect((await decide(moderator, id, 'declined', 'Kein Code in der Bio.')).status).toBe(200)
  const [notice] = await inbox(player)
  expect(notice).toContain('Wir konnten dein Handle Marlin-V nicht bestätigen.')
  expect(notice).toMatch(/Grund: Kein Code in der Bio\.$/)
  const declined = await state(player)
  expect(declined).toMatchObject({ status: 'declined', reason: 'Kein Code in der Bio.', code: null })
  expect(Date.parse(declined.nextAt ?? '') - Date.parse(declined.since ?? '')).toBe(24 * hour)
  expect((await ask(player)).body.code).toBe('proof_declined')

  // Neither another citizen id nor withdrawing a decided request shortens the wait.
  await setCitizenId(player, 'Marlin-W')
  await withdraw(player)
  expect((await ask(player)).body.code).toBe('proof_declined')
  t.clock.advance(24 * hour)
  expect((await ask(player)).body).toMatchObject({ status: 'open', handle: 'Marlin-W', reason: null })
  expect((await decide(moderator, id, 'verified')).status, 'a decision about the request before').toBe(404)
})

test('a request is decided once, by somebody else, who is staff', async () => {
  const { moderator, player } = await setUp()
  const admin = await registerStaff(t, 'admin')
  const id = await askFor(player, 'Marlin-V', moderator)
  const own = await askFor(moderator, 'HandleM', admin)
  expect((await queue(moderator)).map((proof) => proof.id)).toEqual([id])
  const self = await decide(moderator, own, 'verified')
  expect([self.status, self.body.code]).toEqual([403, 'own_account'])
  expect((await decide(player, id, 'verified')).status).toBe(403)
  expect((await decide(admin, own, 'verified')).status).toBe(200)
  expect((await decide(admin, id, 'verified')).status).toBe(200)
  for (const status of ['verified', 'declined'] as const) {
    expect((await decide(moderator, id, status)).body.code).toBe('proof_decided')
  }
  expect(await hasBadge(player)).toBe(true)
  expect((await ask(player)).body.code).toBe('handle_verified')
  const { body: log } = await t.send(listAudit, { query: { action: 'handle_verified' } }, { as: admin })
  expect(log.map(({ actorName, subjectName }) => [actorName, subjectName])).toEqual([
    [admin.user.username, player.user.username],
    [admin.user.username, moderator.user.username],
  ])
})

test('a request can be withdrawn while it is open, and asked again with another code', async () => {
  const { moderator, player } = await setUp()
  const id = await askFor(player, 'Marlin-V', moderator)
  const { code } = await state(player)
  expect((await withdraw(player)).status).toBe(204)
  expect((await withdraw(player)).status).toBe(204)
  expect(await state(player)).toEqual(none)
  expect((await decide(moderator, id, 'verified')).status).toBe(404)
  expect((await ask(player)).body.code).not.toBe(code)
  const [next] = await queue(moderator)
  await decide(moderator, next?.id ?? 0, 'verified')
  await withdraw(player)
  expect(await hasBadge(player), 'a verified handle is no open request').toBe(true)
})

test.each(['Marlin-W', 'marlin-v', ''])('with the citizen id %j the badge goes', async (changed) => {
  const { moderator, player } = await setUp()
  await decide(moderator, await askFor(player, 'Marlin-V', moderator), 'verified')
  await t.send(updateProfile, { body: { citizenId: 'Marlin-V', bio: 'The same' } }, { as: player })
  expect(await hasBadge(player), 'saved unchanged').toBe(true)
  expect((await setCitizenId(player, changed)).body.isHandleVerified).toBe(false)
  expect(await state(player)).toEqual(none)
  await setCitizenId(player, 'Marlin-V')
  expect(await hasBadge(player), 'back again').toBe(false)
})

test('another citizen id ends an open request', async () => {
  const { moderator, player } = await setUp()
  const id = await askFor(player, 'Marlin-V', moderator)
  await setCitizenId(player, 'Marlin-W')
  expect(await queue(moderator)).toEqual([])
  expect((await decide(moderator, id, 'verified')).status).toBe(404)
  expect(await hasBadge(player)).toBe(false)
})

test('a citizen id that is changed in the database ends the badge and an open request', async () => {
  const { moderator, player } = await setUp()
  const waiting = await registerPlayer(t)
  await decide(moderator, await askFor(player, 'Marlin-V', moderator), 'verified')
  const id = await askFor(waiting, 'Marlin-W', moderator)
  for (const { user } of [player, waiting]) {
    await t.connection.db
      .updateTable('users')
      .set({ citizen_id: `New-${user.id}` })
      .where('id', '=', user.id)
      .execute()
  }
  expect(await hasBadge(player)).toBe(false)
  expect(await queue(moderator)).toEqual([])
  expect((await decide(moderator, id, 'verified')).status).toBe(404)
  expect((await ask(player)).status).toBe(201)
})

test('the request of a banned player waits outside the queue', async () => {
  const { moderator, player } = await setUp()
  const admin = await registerStaff(t, 'admin')
  const id = await askFor(player, 'Marlin-V', moderator)
  await ban(admin, player)
  expect(await queue(moderator)).toEqual([])
  await unban(admin, player)
  expect((await queue(moderator)).map((proof) => proof.id)).toEqual([id])
})

test('somebody who becomes staff takes the badge with the name', async () => {
  const { moderator, player } = await setUp()
  const admin = await registerStaff(t, 'admin')
  await decide(moderator, await askFor(player, 'HaloSeven', moderator), 'verified')
  const other = await registerPlayer(t, { username: 'Halo_Seven' })
  await t.send(
    changeRole,
    { params: { id: other.user.id }, body: { role: 'moderator', password: goodPassword } },
    { as: admin },
  )
  const { citizenId, isHandleVerified } = (await t.send(getPlayerProfile, { params: { id: player.user.id } }))
    .body
  expect({ citizenId, isHandleVerified }).toEqual({ citizenId: null, isHandleVerified: false })
  expect(await state(player)).toEqual(none)
})

test('a handle is verified for one account, in whatever case; others may still name it', async () => {
  const { moderator, player } = await setUp()
  const [early, late] = [await registerPlayer(t), await registerPlayer(t)]
  const waiting = await askFor(early, 'MARLIN-v', moderator)
  await decide(moderator, await askFor(player, 'Marlin-V', moderator), 'verified')
  const refused = await decide(moderator, waiting, 'verified')
  expect([refused.status, refused.body.code]).toEqual([409, 'handle_taken'])
  expect((await setCitizenId(late, 'marlin-V')).status).toBe(200)
  expect((await ask(late)).body.code).toBe('handle_taken')
  expect(await Promise.all([player, early, late].map(hasBadge))).toEqual([true, false, false])
  // The request stays open after the refused confirmation, and can be declined.
  expect((await decide(moderator, waiting, 'declined', 'Somebody else has it')).status).toBe(200)
  await leaveForGood(t, player)
  expect((await ask(late)).status, 'once the account is deleted').toBe(201)
})

test('the queue is the oldest first, a page at a time', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const ids: number[] = []
  for (let i = 0; i < moderationLimits.page + 1; i += 1) {
    const { user } = await registerPlayer(t)
    const { id } = await t.connection.db
      .insertInto('handle_proofs')
      .values({
        user_id: user.id,
        handle: `Handle${i}`,
        code: 'CB-AAAAAAAA',
        created_at: t.node.ctx.now(),
        decided_at: null,
        decided_by: null,
        reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  const first = (await queue(moderator)).map(({ id }) => id)
  expect(first).toEqual(ids.slice(0, -1))
  expect((await queue(moderator, first.at(-1))).map(({ id }) => id)).toEqual(ids.slice(-1))
})

test('a decision knows two words', async () => {
  const { moderator, player } = await setUp()
  const id = await askFor(player, 'Marlin-V', moderator)
  for (const status of ['open', 'none', '', null, ['verified']]) {
    const { statusCode } = await t.inject({
      method: 'PUT',
      url: `/api${decideHandleProof.path.replace(':id', String(id))}`,
      cookies: { ...moderator.cookies },
      payload: { status, reason: 'x' },
    })
    expect(statusCode, JSON.stringify(status)).toBe(400)
  }
})
