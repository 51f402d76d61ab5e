// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import {
  changeApplication,
  listApplications,
  listRoleApplications,
} from '#contract/applications/applications.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

afterEach(() => expectInvariants(t.connection))

const { apply, applyAs, decide, postHalo, inbox } = applicationCalls(t)
const { block } = messageCalls(t)

const change = (as: Player, id: number, message = 'I bring two lasers.') =>
  t.send(changeApplication, { params: { id }, body: { message } }, { as })

test('a player changes what they wrote, to the crew and for a role, and the leader reads that without another notice', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  await apply(first, crew.id)
  await applyAs(second, crew.id, roleId)
  const notices = await inbox(leader)
  expect((await change(first, crew.id)).status).toBe(204)
  expect((await change(second, crew.id, 'I have flown it before.')).status).toBe(204)
  const params = { id: crew.id }
  const toCrew = await t.send(listApplications, { params }, { as: leader })
  expect(toCrew.body.applications.map(({ message }) => message)).toEqual(['I bring two lasers.'])
  const forRoles = await t.send(listRoleApplications, { params }, { as: leader })
  expect(forRoles.body.applications.map(({ message }) => message)).toEqual(['I have flown it before.'])
  expect(await inbox(leader)).toEqual(notices)
  const { viewer } = (await t.send(getCrew, { params }, { as: first })).body
  expect(viewer?.application).toMatchObject({ status: 'pending', message: 'I bring two lasers.' })
})

test('only the applicant has something to change, and only until somebody has decided', async () => {
  const { leader, crew } = await postHalo()
  const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { body } = await apply(player, crew.id)
  expect((await t.send(changeApplication, { params: { id: crew.id }, body: { message: 'Me' } })).status).toBe(
    401,
  )
  for (const stranger of [other, leader]) expect((await change(stranger, crew.id)).status).toBe(404)
  await decide(leader, crew.id, body.id, 'declined')
  const answer = await change(player, crew.id)
  expect([answer.status, answer.body.code]).toEqual([409, 'already_decided'])
})

test('what is refused in an application is refused in its change', async () => {
  const { crew } = await postHalo()
  const player = await registerPlayer(t)
  await apply(player, crew.id)
  for (const message of ['  ', 'x'.repeat(501), 'you Hur3n$ohn']) {
    expect((await change(player, crew.id, message)).status, message.slice(0, 20)).toBe(400)
  }
})

test('nothing is changed once the mission is cancelled, or the leader has blocked the player', async () => {
  const { leader, crew } = await postHalo()
  const [player, blocked] = [await registerPlayer(t), await registerPlayer(t)]
  await apply(player, crew.id)
  await apply(blocked, crew.id)
  await block(leader, blocked)
  expect((await change(blocked, crew.id)).status).toBe(403)
  await t.send(cancelMission, { params: { id: crew.id }, body: {} }, { as: leader })
  const answer = await change(player, crew.id)
  expect([answer.status, answer.body.code]).toEqual([409, 'mission_closed'])
})
