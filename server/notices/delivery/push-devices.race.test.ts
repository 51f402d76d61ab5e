/** A device that goes in the moment in which something is sent to it. */
import { afterAll, expect, test } from 'vitest'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { type PlayerWithDevice, pushCalls } from '#server/testing/calls/push-calls.ts'
import { openPushService } from '#server/testing/fakes/push-service.ts'
import { untilWaiting } from '#server/testing/held-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const service = await openPushService()
const t = openTestApp({ env: { PUSH_HOSTS: service.host } })
const { apply, decide, postHalo } = applicationCalls(t)
const { register, countWaiting } = pushCalls(t, service)

afterAll(() => service.close())

/** The player is signed out while `work` waits for it. */
const duringSignOut = async <T>({ player }: PlayerWithDevice, work: () => Promise<T>): Promise<T> => {
  const signingOut = await t.connection.db.startTransaction().execute()
  await signingOut.deleteFrom('sessions').where('user_id', '=', player.user.id).execute()
  const result = work()
  await untilWaiting(t.connection, 1)
  await signingOut.commit().execute()
  return result
}

test('a leader accepts somebody who is signing out', async () => {
  const { leader, crew } = await postHalo()
  const applicant = await register()
  const { body } = await apply(applicant.player, crew.id)
  const { status } = await duringSignOut(applicant, () => decide(leader, crew.id, body.id, 'accepted'))
  expect(status).toBe(200)
  expect(await countWaiting()).toBe(0)
})

test('a player writes to somebody who is signing out', async () => {
  const { leader } = await postHalo()
  const reader = await register()
  const { status } = await duringSignOut(reader, () => messageCalls(t).write(leader, reader.player, 'Hello'))
  expect(status).toBe(201)
  expect(await countWaiting()).toBe(0)
})
