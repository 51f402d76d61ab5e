import { expect, test } from 'vitest'
import { signInWithPasskey } from '#contract/passkeys/passkeys.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { takePassword } from '#server/testing/calls/sign-in-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { makePasskey, signChallenge } from '#server/testing/fakes/authenticator.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { startAdding, send, add, challenge, list, remove, signIn } = passkeyCalls(t)
const twenty = Array.from({ length: 20 }, (_, i) => i)

test('of the same assertion twenty times at once, on two nodes, one opens a session', async () => {
  const other = await t.startNode()
  const passkey = await add(await registerPlayer(t), { counter: 1 })
  const body = signChallenge(passkey, await challenge())
  const answers = await Promise.all(twenty.map((i) => (i % 2 ? t : other).send(signInWithPasskey, { body })))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'opened' : body.code)).sort()
  expect(codes).toEqual(['opened', ...twenty.slice(1).map(() => 'passkey_expired')])
  // And the session of the registration.
  expect(await t.connection.db.selectFrom('sessions').selectAll().execute()).toHaveLength(2)
})

test('of two assertions with the same count at once, one is a copy', async () => {
  const passkey = await add(await registerPlayer(t), { counter: 1 })
  const counts = { counter: 2 }
  const answers = await Promise.all([signIn(passkey, counts), signIn(passkey, counts)])
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'passkey_cloned'])
})

test('a new passkey that is sent twice at once is added once', async () => {
  const player = await registerPlayer(t)
  const { response } = makePasskey((await startAdding(player)).body)
  const answers = await Promise.all([send(player, response), send(player, response)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  expect((await list(player)).passkeys).toHaveLength(1)
})

test('removing the last two sign-in methods at the same time leaves one', async () => {
  const player = await registerPlayer(t)
  await add(player)
  await add(player)
  await takePassword(t, player)
  const { passkeys } = await list(player)
  const answers = await Promise.all(passkeys.map(({ id }) => remove(player, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await list(player)).passkeys).toHaveLength(1)
})
