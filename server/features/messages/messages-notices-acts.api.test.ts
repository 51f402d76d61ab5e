// Also on the embedded engine.
/** The bell: what can be done about a notice, and deleting it. */
import { expect, test } from 'vitest'
import { deleteNotices, listNotices } from '#contract/notices/list.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { flyMission, ratingCalls } from '#server/testing/calls/mission-calls.ts'
import { settlementCalls } from '#server/testing/calls/settlement-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, decide, postHalo } = applicationCalls(t)
const { rateLeader } = ratingCalls(t)
const settlements = settlementCalls(t)

const bell = async (as: Player) => (await t.send(listNotices, {}, { as })).body
const newest = async (as: Player) => (await bell(as)).notices[0]
const remove = async (as: Player, id: number) =>
  (await t.send(deleteNotices, { params: { id } }, { as })).status

test('a completed mission can be rated from its notice, once and for 14 days', async () => {
  t.clock.stop()
  const { id, members } = await flyMission(t, 2)
  const [first, second] = members as [Player, Player]
  expect(await newest(first)).toMatchObject({ crewId: id, kind: 'mission', act: 'rate' })
  await rateLeader(first, id, 5)
  expect((await newest(first))?.act).toBeNull()
  t.clock.advance(ratingLimits.days * 24 * 60 * 60_000)
  expect((await newest(second))?.act, 'too late').toBeNull()
})

test('whoever gets a share confirms it from the notice, once', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const [member] = members as [Player]
  await settlements.send(leader, id, { takings: 1000 })
  expect(await newest(member)).toMatchObject({ act: 'confirm_share', text: expect.stringContaining('aUEC') })
  await settlements.confirm(member, id)
  expect((await newest(member))?.act).toBeNull()
})

test('a notice shows its player and what the crew does, and whoever was accepted opens the chat', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { activity: 'mining' })
  const player = await registerPlayer(t, { username: 'Ada' })
  const { body } = await apply(player, id)
  const face = { displayName: 'Ada', profileImage: null }
  expect(await newest(leader)).toMatchObject({
    activity: 'mining',
    player: face,
    kind: 'application',
    act: null,
  })
  await decide(leader, id, body.id, 'accepted')
  expect(await newest(player)).toMatchObject({ player: null, kind: 'decision', act: 'open_chat' })
})

test('deleting a notice takes the earlier ones about the same thing along, and no other', async () => {
  const { leader, crew } = await postHalo(8)
  const other = await postCrew(t, leader, { title: 'Yela' })
  await apply(await registerPlayer(t), other.id)
  for (let count = 1; count <= 2; count += 1) await apply(await registerPlayer(t), crew.id)
  const seen = await newest(leader)
  expect(seen?.count).toBe(2)
  await apply(await registerPlayer(t), crew.id)
  expect(await remove(await registerPlayer(t), seen?.id ?? 0), 'someone else').toBe(404)
  expect(await remove(leader, seen?.id ?? 0)).toBe(204)
  const { notices, unreadNotices } = await bell(leader)
  expect(notices.map(({ count, crewTitle }) => [crewTitle, count])).toEqual([
    ['Halo', 1],
    ['Yela', 1],
  ])
  expect(unreadNotices).toBe(2)
  expect(await remove(leader, seen?.id ?? 0), 'a second time').toBe(404)
})

test('what a player wrote is no notice, and stays', async () => {
  const [writer, reader] = [await registerPlayer(t), await registerPlayer(t)]
  const { body } = await messageCalls(t).write(writer, reader, 'Hello')
  expect(await remove(reader, body.id)).toBe(404)
})
