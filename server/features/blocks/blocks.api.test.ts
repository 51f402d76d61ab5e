// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getContactSettings, listBlocks, updateContactSettings } from '#contract/blocks/blocks.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { messageLimits } from '#contract/messages/limits.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, contact, reply, list, conversation, block, unblock } = messageCalls(t)
const { apply, applyAs, postHalo } = applicationCalls(t)

/** Every way in which a player can reach the leader of a crew, with the answer to each. */
const tryEverything = async (
  player: Player,
  { leader, crew, roleId }: Awaited<ReturnType<typeof postHalo>>,
) => {
  const received = (await conversation(player, leader)).messages.find(({ isSent }) => !isSent)
  const own = await postCrew(t, player)
  return [
    await write(player, leader, 'Hello'),
    await contact(player, crew.id, 'Hello'),
    await reply(player, received?.id ?? 0, 'Hello'),
    await write(player, leader, 'Join us', own.id),
    await apply(player, crew.id),
    await applyAs(player, crew.id, roleId),
  ].map(({ status, body, headers }) => ({ status, body, length: headers['content-length'] }))
}

test('a blocked player is answered like everybody who writes to a player who accepts nothing', async () => {
  const halo = await postHalo()
  const player = await registerPlayer(t)
  await write(halo.leader, player, 'Welcome')
  expect((await block(halo.leader, player)).status).toBe(204)
  const whenBlocked = await tryEverything(player, halo)
  expect(whenBlocked.map(({ status, body }) => [status, body.code])).toEqual(
    Array(6).fill([403, 'not_accepting']),
  )
  await unblock(halo.leader, player)
  const body = { acceptsContact: false }
  expect((await t.send(updateContactSettings, { body }, { as: halo.leader })).body).toMatchObject(body)
  expect(await tryEverything(player, halo)).toEqual(whenBlocked)
  expect((await list(halo.leader)).messages).toEqual([])
})

test('what a blocked player sees is the same as before', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  await write(leader, player, 'Welcome')
  const sees = async () => [
    (await t.send(getCrew, { params: { id: crew.id } }, { as: player })).body,
    await conversation(player, leader),
    await list(player),
  ]
  const before = await sees()
  await block(leader, player)
  expect(await sees()).toEqual(before)
})

test('who blocks a player cannot write to them until they unblock them', async () => {
  const { leader, crew, roleId } = await postHalo()
  const player = await registerPlayer(t)
  await block(player, leader)
  expect((await conversation(player, leader)).isBlocked).toBe(true)
  expect((await conversation(leader, player)).isBlocked).toBe(false)
  const codes = [
    await write(player, leader, 'Hello'),
    await contact(player, crew.id, 'Hello'),
    await apply(player, crew.id),
    await applyAs(player, crew.id, roleId),
  ].map(({ status, body }) => [status, body.code])
  expect(codes).toEqual(Array(4).fill([409, 'blocked_by_you']))
  await unblock(player, leader)
  expect((await apply(player, crew.id)).status).toBe(201)
})

test('a crew that both are in goes on', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const member = await joinCrew(t, leader, id)
  await block(leader, member)
  const { body } = await t.send(getCrew, { params: { id } }, { as: member })
  expect([body.members.length, body.viewer?.isMember]).toEqual([2, true])
})

test('the list shows whom the player has blocked, the newest first', async () => {
  const [player, first, second] = [
    await registerPlayer(t),
    await registerPlayer(t, { username: 'First' }),
    await registerPlayer(t, { username: 'Second' }),
  ]
  for (const other of [first, second]) {
    t.clock.advance(1000)
    await block(player, other)
  }
  expect((await block(player, first)).status).toBe(204)
  const blocked = async () => (await t.send(listBlocks, {}, { as: player })).body
  expect((await blocked()).map(({ username }) => username)).toEqual(['Second', 'First'])
  expect((await t.send(listBlocks, {}, { as: first })).body).toEqual([])
  for (let i = 0; i < 2; i += 1) expect((await unblock(player, second)).status).toBe(204)
  expect((await blocked()).map(({ username }) => username)).toEqual(['First'])
})

test('nobody blocks themselves or a player who does not exist', async () => {
  const player = await registerPlayer(t)
  expect((await block(player, player)).body.code).toBe('not_allowed')
  const missing = { ...player, user: { ...player.user, id: 999_999 } }
  expect((await block(player, missing)).status).toBe(404)
  expect((await unblock(player, missing)).status).toBe(204)
})

test('the list of blocked players has an end', async () => {
  const player = await registerPlayer(t)
  const { db } = t.connection
  const row = { password_hash: '-', timezone: 'UTC', preferred_languages: ['en' as const], playtimes: [] }
  const others = await db
    .insertInto('users')
    .values(
      Array.from({ length: messageLimits.blocks }, (_, i) => ({
        ...row,
        username: `blocked_${i}`,
        email: `blocked_${i}@players.example`,
        locale: 'en' as const,
        created_at: new Date(),
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('blocks')
    .values(others.map(({ id }) => ({ blocker_id: player.user.id, blocked_id: id, created_at: new Date() })))
    .execute()
  expect((await block(player, await registerPlayer(t))).body.code).toBe('too_many_blocks')
  const known = { ...player, user: { ...player.user, id: others[0]?.id ?? 0 } }
  expect((await block(player, known)).status).toBe(204)
})

test('players accept messages until they say otherwise', async () => {
  const player = await registerPlayer(t)
  const settings = async () => (await t.send(getContactSettings, {}, { as: player })).body
  expect(await settings()).toMatchObject({ acceptsContact: true })
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: player })
  expect(await settings()).toMatchObject({ acceptsContact: false })
})
