// Also on the embedded engine.
import { expect, test } from 'vitest'
import { updateContactSettings } from '#contract/blocks/blocks.ts'
import { invitePlayers } from '#contract/messages/invitations.ts'
import { messageLimits } from '#contract/messages/limits.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { list, block } = messageCalls(t)

const invite = (as: Player | undefined, id: number, userIds: readonly number[]) =>
  t.send(invitePlayers, { params: { id }, body: { userIds: [...userIds] } }, { as })

const idsOf = (players: readonly Player[]) => players.map(({ user }) => user.id)

test('several players are invited at once, each in their language', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  const english = await registerPlayer(t)
  const german = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const invited = idsOf([english, german])
  expect((await invite(leader, id, [...invited, ...invited])).body).toEqual({ invited, refused: [] })
  const [message] = (await list(english)).messages
  expect(message).toMatchObject({
    kind: 'invitation',
    crewId: id,
    senderId: leader.user.id,
    message: 'I would like to have you aboard “Halo”. Are you in?',
  })
  expect((await list(german)).messages.map(({ message }) => message)).toEqual([
    'Ich hätte dich gern dabei: „Halo“. Machst du mit?',
  ])
  expect((await list(leader, 'sent')).messages).toHaveLength(2)
})

test('each is judged like a single invitation, and the answer says who was not invited and why', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 5 })
  const member = await joinCrew(t, leader, id)
  const [willing, busy, blocker, blocked] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: busy })
  await block(blocker, leader)
  await block(leader, blocked)
  const { body } = await invite(leader, id, [
    ...idsOf([member, willing, busy, blocker, blocked, leader]),
    999_999,
  ])
  expect(body).toEqual({
    invited: [willing.user.id],
    refused: [
      { userId: member.user.id, code: 'already_member' },
      { userId: busy.user.id, code: 'not_accepting' },
      { userId: blocker.user.id, code: 'not_accepting' },
      { userId: blocked.user.id, code: 'blocked_by_you' },
      { userId: leader.user.id, code: 'own_crew' },
      { userId: 999_999, code: 'not_found' },
    ],
  })
  const unread = await Promise.all(
    [willing, busy, blocker, blocked].map(async (each) => (await list(each)).unreadCount),
  )
  expect(unread).toEqual([1, 0, 0, 0])
})

test('nobody is invited to a crew that takes nobody', async () => {
  const leader = await registerPlayer(t)
  const player = await registerPlayer(t)
  const { id: full } = await postCrew(t, leader, { maxCrewSize: 2 })
  await joinCrew(t, leader, full)
  expect((await invite(leader, full, idsOf([player]))).body.code).toBe('crew_full')
  const { id } = await postCrew(t, leader)
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', id).execute()
  expect((await invite(leader, id, idsOf([player]))).body.code).toBe('post_hidden')
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  expect((await invite(leader, id, idsOf([player]))).body.code).toBe('mission_closed')
  expect((await list(player)).messages).toEqual([])
})

test.each([
  ['nobody', 0],
  ['more than twenty players', messageLimits.invitations + 1],
])('%s cannot be invited', async (_, count) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const { status } = await invite(
    leader,
    id,
    Array.from({ length: count }, (_, i) => i + 1),
  )
  expect(status).toBe(400)
})
