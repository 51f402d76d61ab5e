// Also on the embedded engine.
import { afterEach, expect, test } from 'vitest'
import {
  decideRoleApplication,
  withdrawApplication,
  withdrawRoleApplication,
} from '#contract/applications/applications.ts'
import { listMessages, readMessage } from '#contract/messages/messages.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

afterEach(() => expectInvariants(t.connection))

const { apply, applyAs, decide, postHalo } = applicationCalls(t)

test('a decided application cannot be withdrawn, to the crew or for a role', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const toCrew = await apply(first, crew.id)
  await decide(leader, crew.id, toCrew.body.id, 'declined')
  const { body } = await applyAs(second, crew.id, roleId)
  const decision = { params: { id: body.id }, body: { status: 'rejected' as const } }
  expect((await t.send(decideRoleApplication, decision, { as: leader })).body.status).toBe('rejected')
  const answers = [
    await t.send(withdrawApplication, { params: { id: crew.id } }, { as: first }),
    await t.send(withdrawRoleApplication, { params: { id: body.id } }, { as: second }),
  ]
  for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([409, 'already_decided'])
})

test('withdrawing deletes the notice of the application while it is unread', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  const withdraw = () => t.send(withdrawApplication, { params: { id: crew.id } }, { as: player })
  const unread = async () => (await t.send(listMessages, {}, { as: leader })).body
  for (let i = 0; i < 3; i += 1) {
    await apply(player, crew.id)
    expect(await unread()).toMatchObject({ unreadCount: 1, messages: [{ isRead: false }] })
    await withdraw()
    expect(await unread()).toEqual({ unreadCount: 0, unreadNotices: 0, messages: [] })
  }
  await apply(player, crew.id)
  const id = (await unread()).messages[0]?.id ?? 0
  await t.send(readMessage, { params: { id } }, { as: leader })
  await withdraw()
  expect((await unread()).messages).toMatchObject([{ id, isRead: true }])
})
