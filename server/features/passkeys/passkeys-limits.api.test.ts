import { expect, test } from 'vitest'
import { startPasskeySignIn } from '#contract/passkeys/passkeys.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { signChallenge } from '#server/testing/fakes/authenticator.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { startAdding, add, challenge, sendAssertion, signIn } = passkeyCalls(t)

test('an address gets 60 challenges in five minutes', async () => {
  for (let i = 0; i < 60; i += 1) await challenge()
  const refused = await t.send(startPasskeySignIn, {})
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('an address has 25 wrong answers in five minutes; right ones do not count', async () => {
  const passkey = await add(await registerPlayer(t))
  for (let i = 0; i < 5; i += 1) expect((await signIn(passkey)).status).toBe(200)
  const wrong = signChallenge(passkey, await challenge(), { challenge: 'A'.repeat(43) })
  for (let i = 0; i < 25; i += 1) expect((await sendAssertion(wrong)).status).toBe(400)
  expect((await sendAssertion(wrong)).status).toBe(429)
  expect((await signIn(passkey)).status).toBe(429)
})

test('a player begins to add a passkey 30 times an hour', async () => {
  const player = await registerPlayer(t)
  for (let i = 0; i < 30; i += 1) expect((await startAdding(player)).status).toBe(200)
  expect((await startAdding(player)).status).toBe(429)
})

test('a player is told of a copy of their passkey five times an hour', async () => {
  const passkey = await add(await registerPlayer(t), { counter: 5 })
  for (let i = 0; i < 5; i += 1)
    expect((await signIn(passkey, { counter: 4 })).body.code).toBe('passkey_cloned')
  expect((await signIn(passkey, { counter: 4 })).status).toBe(429)
  const told = await t.connection.db.selectFrom('security_events').select('kind').execute()
  expect(told.filter(({ kind }) => kind === 'passkey_cloned')).toHaveLength(5)
  expect((await signIn(passkey, { counter: 6 })).status).toBe(200)
})
