import { expect, test } from 'vitest'
import { invitePlayers } from '#contract/messages/invitations.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('nobody is invited by the same leader more than three times a day', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const [often, once] = [await registerPlayer(t), await registerPlayer(t)]
  const invite = (userIds: number[]) =>
    t.send(invitePlayers, { params: { id }, body: { userIds } }, { as: leader })
  for (let i = 0; i < 3; i += 1) expect((await invite([often.user.id])).body.invited).toHaveLength(1)
  expect((await invite([often.user.id, once.user.id])).body).toEqual({
    invited: [once.user.id],
    refused: [{ userId: often.user.id, code: 'too_many_requests' }],
  })
})

test('invitations of several players count like messages to them', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const others = []
  for (let i = 0; i < 31; i += 1) others.push((await registerPlayer(t)).user.id)
  const invite = (userIds: number[]) =>
    t.send(invitePlayers, { params: { id }, body: { userIds } }, { as: leader })
  expect((await invite(others.slice(0, 20))).body.invited).toHaveLength(20)
  // Refused invitations do not count.
  expect((await invite(others.slice(20))).status).toBe(429)
  expect((await invite(others.slice(20, 30))).body.invited).toHaveLength(10)
  expect((await invite(others.slice(30))).status).toBe(429)
})

test('who is not invited does not count', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const missing = Array.from({ length: 20 }, (_, i) => 900_000 + i)
  const others = []
  for (let i = 0; i < 20; i += 1) others.push((await registerPlayer(t)).user.id)
  const invite = (userIds: number[]) =>
    t.send(invitePlayers, { params: { id }, body: { userIds } }, { as: leader })
  for (let i = 0; i < 2; i += 1) expect((await invite(missing)).body.refused).toHaveLength(20)
  const setFull = (isFull: boolean) =>
    t.connection.db
      .updateTable('crews')
      .set(({ ref }) => ({ current_crew_size: isFull ? ref('max_crew_size') : 1 }))
      .where('id', '=', id)
      .execute()
  await setFull(true)
  for (let i = 0; i < 4; i += 1) expect((await invite(others)).body.code).toBe('crew_full')
  await setFull(false)
  expect((await invite(others)).body.invited).toHaveLength(20)
})
