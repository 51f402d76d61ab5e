/** The notice that someone has written in the discussion of a crew. */
import { beforeEach, expect, test } from 'vitest'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { write, remove } = discussionCalls(t)

let leader: Player
let member: Player
let stranger: Player
let id: number

beforeEach(async () => {
  leader = await registerPlayer(t)
  id = (await postCrew(t, leader, { title: 'Halo' })).id
  member = await joinCrew(t, leader, id)
  stranger = await registerPlayer(t)
})

const noticesOf = async (player: Player) => {
  const { body } = await t.send(listMessages, {}, { as: player })
  return body.messages.filter(({ message }) => /discussion|chat/.test(message))
}
const notices = async (player: Player) => (await noticesOf(player)).length
const hour = 60 * 60_000

test('it comes to the leader and the members, not to the writer, and once an hour', async () => {
  const written = await write(stranger, id, 'First')
  await write(stranger, id, 'Second')
  await write(leader, id, 'An answer', { parentId: written.body.id })
  expect([await notices(leader), await notices(member), await notices(stranger)]).toEqual([1, 1, 0])
  t.clock.advance(hour - 60_000)
  await write(stranger, id, 'Third')
  expect([await notices(leader), await notices(member)]).toEqual([1, 1])
  t.clock.advance(2 * 60_000)
  await write(member, id, 'Fourth')
  expect([await notices(leader), await notices(member)]).toEqual([2, 1])
  await write(stranger, id, 'Fifth')
  expect([await notices(leader), await notices(member)]).toEqual([2, 2])
})

test('it does not come from a player whom one has blocked', async () => {
  await t.send(blockPlayer, { params: { userId: stranger.user.id } }, { as: member })
  await write(stranger, id, 'Are you there?')
  expect([await notices(leader), await notices(member)]).toEqual([1, 0])
})

test('it is counted for each crew', async () => {
  const other = await postCrew(t, leader)
  await write(stranger, id, 'Here')
  await write(stranger, other.id, 'There')
  expect(await notices(leader)).toBe(2)
})

test('it leads to the channel of the comment, even once that is removed', async () => {
  const asked = await write(stranger, id, 'Room for one more?')
  expect(await noticesOf(leader)).toMatchObject([{ crewId: id, about: 'discussion', channel: 'public' }])
  await remove(stranger, asked.body.id)
  t.clock.advance(hour)
  await write(member, id, 'We meet at hangar 4.', { channel: 'crew' })
  expect(await noticesOf(leader)).toMatchObject([
    { crewId: id, about: 'discussion', channel: 'crew' },
    { crewId: id, about: 'discussion', channel: 'public' },
  ])
  // Notices about anything else name no channel.
  const { body } = await t.send(listMessages, {}, { as: leader })
  expect(body.messages.at(-1)).toMatchObject({ about: 'applications', channel: null })
})
