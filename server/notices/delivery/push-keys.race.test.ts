import { expect, test } from 'vitest'
import { addPushDevice, getPushSettings } from '#contract/notices/push.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { newPushKeys } from '#server/testing/fakes/push-service.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('two nodes that start together make one key', async () => {
  const other = await t.startNode()
  const as = await registerPlayer(t)
  for (let round = 0; round < 5; round += 1) {
    await t.connection.db.deleteFrom('secret_keys').execute()
    const answers = await Promise.all(
      [t, other, t, other].map((node) => node.send(getPushSettings, {}, { as })),
    )
    expect(new Set(answers.map(({ body }) => body.publicKey)).size).toBe(1)
  }
})

test('one browser that is added twice at once, by one player and by another, is one device', async () => {
  const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
  const body = { endpoint: 'https://fcm.googleapis.com/fcm/send/same', keys: newPushKeys().publicKeys }
  const answers = await Promise.all(
    [first, second, first, second].map((as) => t.send(addPushDevice, { body }, { as })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await t.connection.db.selectFrom('push_subscriptions').selectAll().execute()).toHaveLength(1)
})
