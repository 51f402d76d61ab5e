/** Assertions and new passkeys that an attacker could send. None of them opens a session or is stored. */
import { expect, test } from 'vitest'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { getSessionUser } from '#contract/auth/auth.ts'
import { signInWithPasskey } from '#contract/passkeys/passkeys.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { type Changes, makePasskey, signChallenge } from '#server/testing/fakes/authenticator.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { startAdding, send, tryToAdd, add, challenge, sendAssertion, signIn, list } = passkeyCalls(t)

const sessions = async () => (await t.connection.db.selectFrom('sessions').selectAll().execute()).length
const storedCounters = async () =>
  (await t.connection.db.selectFrom('passkeys').select('counter').execute()).map(({ counter }) => counter)

test('an assertion works once', async () => {
  const passkey = await add(await registerPlayer(t))
  const assertion = signChallenge(passkey, await challenge())
  expect((await sendAssertion(assertion)).status).toBe(200)
  const replayed = await sendAssertion(assertion)
  expect([replayed.status, replayed.body.code, replayed.cookies]).toEqual([400, 'passkey_expired', {}])
})

test('a challenge is used up by a wrong answer, too', async () => {
  const passkey = await add(await registerPlayer(t))
  const options = await challenge()
  expect((await sendAssertion(signChallenge(passkey, options, { isVerified: false }))).status).toBe(401)
  expect((await sendAssertion(signChallenge(passkey, options))).body.code).toBe('passkey_expired')
})

test('a challenge ends after five minutes', async () => {
  const passkey = await add(await registerPlayer(t))
  const options = await challenge()
  t.clock.advance(5 * 60_000)
  expect((await sendAssertion(signChallenge(passkey, options))).body.code).toBe('passkey_expired')
})

test('a challenge serves its own purpose and player', async () => {
  const player = await registerPlayer(t)
  const passkey = await add(player)
  const toAdd = (await startAdding(player)).body
  const signedFor = { ...(await challenge()), challenge: toAdd.challenge }
  expect((await sendAssertion(signChallenge(passkey, signedFor))).body.code).toBe('passkey_expired')
  const { response } = makePasskey({ ...toAdd, challenge: (await challenge()).challenge })
  expect((await send(player, response)).body.code).toBe('passkey_expired')
  const other = await registerPlayer(t)
  expect((await send(other, makePasskey(toAdd).response)).body.code).toBe('passkey_expired')
  expect((await list(other)).passkeys).toEqual([])
})

test.each<[string, Changes, string]>([
  ['made-up challenge', { challenge: 'A'.repeat(43) }, 'passkey_expired'],
  ['page of another site', { origin: 'https://crewbeacon.example.net' }, 'passkey_refused'],
  ['page of another port', { origin: 'http://localhost:3001' }, 'passkey_refused'],
  ['passkey of another host', { rpId: 'example.net' }, 'passkey_refused'],
  ['passkey that did not identify its player', { isVerified: false }, 'passkey_refused'],
  ['proof of a new passkey', { type: 'webauthn.create' }, 'passkey_refused'],
  ['passkey of somebody else', { userHandle: 'A'.repeat(43) }, 'passkey_refused'],
  ['unknown passkey', { credentialId: Buffer.alloc(32, 7) }, 'passkey_unknown'],
])('no session for the %s', async (_what, changes, code) => {
  const passkey = await add(await registerPlayer(t))
  const before = await sessions()
  const { status, body, cookies } = await signIn(passkey, changes)
  expect([body.code, cookies, await sessions()]).toEqual([code, {}, before])
  expect(status).toBe(code === 'passkey_expired' ? 400 : 401)
})

test('the key of one passkey signs for no other', async () => {
  const [mine, theirs] = [await add(await registerPlayer(t)), await add(await registerPlayer(t))]
  const asTheirs = { credentialId: theirs.id, userHandle: theirs.userHandle }
  expect((await signIn(mine, asTheirs)).body.code).toBe('passkey_refused')
  expect((await signIn(mine, { userHandle: theirs.userHandle })).body.code).toBe('passkey_refused')
})

test('a signature covers what was signed', async () => {
  const passkey = await add(await registerPlayer(t))
  const assertion = signChallenge(passkey, await challenge())
  const { signature } = signChallenge(passkey, await challenge()).response
  const forged = { ...assertion, response: { ...assertion.response, signature } }
  expect((await sendAssertion(forged)).body.code).toBe('passkey_refused')
})

test('a copy of a passkey that counts is refused, and its player is told', async () => {
  const player = await registerPlayer(t)
  const passkey = await add(player, { counter: 5 }, 'Old key')
  const copy = { ...passkey }
  expect((await signIn(passkey)).status).toBe(200)
  await t.mailbox.next(player.user.email)
  t.mailbox.clear()
  const { status, body, cookies } = await signIn(copy)
  expect([status, body.code, cookies]).toEqual([401, 'passkey_cloned', {}])
  expect((await signIn(passkey, { counter: 0 })).body.code).toBe('passkey_cloned')
  await t.mailbox.next(player.user.email)
  const events = (await t.send(listSecurityEvents, {}, { as: player })).body
  expect(events[0]).toMatchObject({ kind: 'passkey_cloned', detail: 'Old key' })
  expect(await storedCounters()).toEqual([6])
})

test('nobody raises that alarm without the key', async () => {
  const player = await registerPlayer(t)
  const passkey = await add(player, { counter: 5 })
  const stranger = await add(await registerPlayer(t))
  const forged = { credentialId: passkey.id, userHandle: passkey.userHandle, counter: 1 }
  expect((await signIn(stranger, forged)).body.code).toBe('passkey_refused')
  const events = (await t.send(listSecurityEvents, {}, { as: player })).body
  expect(events.map(({ kind }) => kind)).toEqual(['passkey_added'])
})

test('signing in ends the session that the browser had, whosever it was', async () => {
  const planted = await registerPlayer(t)
  const passkey = await add(await registerPlayer(t))
  const signedIn = await signIn(passkey, {}, planted)
  expect(signedIn.status).toBe(200)
  expect(signedIn.cookies.session).not.toBe(planted.cookies.session)
  expect((await t.send(getSessionUser, {}, { as: planted })).status).toBe(401)
})

test.each<[string, Changes]>([
  ['for another page', { origin: 'https://crewbeacon.example.net' }],
  ['for another host', { rpId: 'example.net' }],
  ['without identifying the player', { isVerified: false }],
  ['as the answer to a sign-in', { type: 'webauthn.get' }],
  ['with an algorithm that was not offered', { algorithm: -36 }],
  ['with an id that can be guessed', { credentialId: Buffer.alloc(8) }],
  ['with the certificate of its maker', { attestedBy: 'maker' }],
])('no passkey is stored that was made %s', async (_how, changes) => {
  const player = await registerPlayer(t)
  const { answer } = await tryToAdd(player, changes)
  expect([answer.status, answer.body.code]).toEqual([400, 'passkey_invalid'])
  expect((await list(player)).passkeys).toEqual([])
})

test('a passkey that says itself what it is can be added', async () => {
  expect((await tryToAdd(await registerPlayer(t), { attestedBy: 'itself' })).answer.status).toBe(201)
})

test('a passkey is added once, by whomever', async () => {
  const passkey = await add(await registerPlayer(t))
  const { answer } = await tryToAdd(await registerPlayer(t), { credentialId: passkey.id })
  expect([answer.status, answer.body.code]).toEqual([409, 'passkey_taken'])
})

const deep = Buffer.alloc(3000, 0x81).toString('base64url')

test.each([
  ['clientDataJSON', 'not-json'],
  ['clientDataJSON', Buffer.from('null').toString('base64url')],
  ['clientDataJSON', Buffer.from('{"challenge":{}}').toString('base64url')],
  ['attestationObject', 'AAAA'],
  ['attestationObject', deep],
])('a new passkey whose %s is %s is refused, and nothing breaks', async (part, value) => {
  const player = await registerPlayer(t)
  const { response } = makePasskey((await startAdding(player)).body)
  const { status } = await send(player, { ...response, response: { ...response.response, [part]: value } })
  expect(status).toBe(400)
})

test.each([
  ['id', 'x'.repeat(1365)],
  ['id', ''],
  ['id', 'a b'],
  ['type', 'password'],
])('an assertion with %s %s is not even read', async (part, value) => {
  const passkey = await add(await registerPlayer(t))
  const options = await challenge()
  const assertion = signChallenge(passkey, options)
  const { status, body } = await t.send(signInWithPasskey, { body: { ...assertion, [part]: value } as never })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect((await sendAssertion(assertion)).status).toBe(200)
})

test.each([
  ['clientDataJSON', 2731],
  ['authenticatorData', 1366],
  ['signature', 1366],
  ['userHandle', 86],
])('%s can have %i characters and no more', async (part, most) => {
  const passkey = await add(await registerPlayer(t))
  const assertion = signChallenge(passkey, await challenge())
  const withLength = (length: number) =>
    sendAssertion({ ...assertion, response: { ...assertion.response, [part]: 'A'.repeat(length) } })
  expect((await withLength(most + 1)).body.code).toBe('invalid_input')
  expect((await withLength(most)).body.code).toMatch(/^passkey_/)
})
