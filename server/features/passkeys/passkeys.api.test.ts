// Also on the embedded engine.
import { expect, test } from 'vitest'
import { confirmEmail, requestConfirmation } from '#contract/account/account.ts'
import { listSecurityEvents } from '#contract/account/security-events.ts'
import { forgotPassword, getSessionUser } from '#contract/auth/auth.ts'
import { resetPassword } from '#contract/auth/new-passwords.ts'
import { passkeyLimits } from '#contract/passkeys/limits.ts'
import { expiredSessionsJob } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { takePassword } from '#server/testing/calls/sign-in-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { makePasskey } from '#server/testing/fakes/authenticator.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { startAdding, send, tryToAdd, add, challenge, signIn, list, rename, remove } = passkeyCalls(t)
const minute = 60_000

const eventsOf = async (as: Player) =>
  (await t.send(listSecurityEvents, {}, { as })).body.map(({ kind, detail }) => [kind, detail])
const mailSubjects = (to: string) =>
  t.mailbox.mails.filter((mail) => mail.to === to).map(({ subject }) => subject)
/** After the mail about the passkey. */
const linkInMails = () =>
  eventually(() => {
    const texts = t.mailbox.mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
    return texts.find((found) => found !== undefined) ?? Promise.reject(new Error('no link'))
  })
const resetByMail = async ({ user: { email } }: Player, removeSignInMethods?: boolean) => {
  await t.send(forgotPassword, { body: { email } })
  const token = await linkInMails()
  return t.send(resetPassword, { body: { token, newPassword: 'a much better one', removeSignInMethods } })
}
const storedChallenges = () => t.connection.db.selectFrom('passkey_challenges').selectAll().execute()

test('a player adds a passkey, signs in with it, names and removes it', async () => {
  const player = await registerPlayer(t)
  expect(await list(player)).toEqual({ passkeys: [], canAdd: true, canRemove: false })
  const { passkey, answer } = await tryToAdd(player, { isBackedUp: true }, '  Desk  ')
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      name: 'Desk',
      isBackedUp: true,
      createdAt: expect.any(String),
      lastUsedAt: null,
    },
  ])

  const signedIn = await signIn(passkey)
  expect([signedIn.status, signedIn.body.user?.id]).toEqual([200, player.user.id])
  expect((await t.send(getSessionUser, {}, { as: signedIn })).body.id).toBe(player.user.id)

  const { id } = answer.body
  expect((await rename(player, id, 'Blue key')).body.name).toBe('Blue key')
  const [listed] = (await list(player)).passkeys
  expect([listed?.name, listed?.lastUsedAt]).toEqual(['Blue key', expect.any(String)])
  expect((await remove(player, id)).status).toBe(204)
  expect((await list(player)).passkeys).toEqual([])
  expect((await signIn(passkey)).body.code).toBe('passkey_unknown')
})

test('each change is among the security events and in a mail', async () => {
  const player = await registerPlayer(t)
  const { body } = (await tryToAdd(player, {}, 'Desk')).answer
  await t.mailbox.next(player.user.email)
  t.mailbox.clear()
  await remove(player, body.id)
  await t.mailbox.next(player.user.email)
  expect(mailSubjects(player.user.email)).toHaveLength(1)
  expect(await eventsOf(player)).toEqual([
    ['passkey_removed', 'Desk'],
    ['passkey_added', 'Desk'],
  ])
})

test('what a browser is asked for is a discoverable passkey, with the player identified, and not twice', async () => {
  const player = await registerPlayer(t)
  const first = (await startAdding(player)).body
  expect(first).toMatchObject({
    rp: { id: 'localhost', name: 'CrewBeacon' },
    user: { name: player.user.username },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
  const { passkey, response } = makePasskey(first)
  await send(player, response)
  const second = (await startAdding(player)).body
  expect(second.user.id).toBe(first.user.id)
  expect(second.challenge).not.toBe(first.challenge)
  expect(second.excludeCredentials).toEqual([
    { id: passkey.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ])
  expect((await startAdding(await registerPlayer(t))).body.user.id).not.toBe(first.user.id)
  expect(await challenge()).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 5 * minute,
    userVerification: 'required',
  })
})

test('adding and removing ask for the password, or for a recent sign-in of those who have none', async () => {
  const player = await registerPlayer(t)
  expect((await startAdding(player, 'not this one')).body.code).toBe('wrong_password')
  const { body } = (await tryToAdd(player)).answer
  expect((await remove(player, body.id, 'not this one')).body.code).toBe('wrong_password')
  await takePassword(t, player)
  expect((await startAdding(player)).status).toBe(200)
  t.clock.advance(16 * minute)
  expect((await startAdding(player)).body.code).toBe('sign_in_again')
  expect((await remove(player, body.id)).body.code).toBe('sign_in_again')
})

test('the last way into an account stays', async () => {
  const player = await registerPlayer(t)
  const ids = [(await tryToAdd(player)).answer.body.id, (await tryToAdd(player)).answer.body.id]
  await takePassword(t, player)
  expect((await list(player)).canRemove).toBe(true)
  expect((await remove(player, ids[0] ?? 0)).status).toBe(204)
  expect(await list(player)).toMatchObject({ passkeys: [{ id: ids[1] }], canRemove: false })
  expect([(await remove(player, ids[1] ?? 0)).body.code, (await list(player)).passkeys.length]).toEqual([
    'last_sign_in_method',
    1,
  ])
})

test('a player has at most twenty', async () => {
  const player = await registerPlayer(t)
  for (let i = 1; i < passkeyLimits.count; i += 1) await add(player)
  expect((await list(player)).canAdd).toBe(true)
  const { response } = makePasskey((await startAdding(player)).body)
  expect((await send(player, response)).status).toBe(201)
  expect((await list(player)).canAdd).toBe(false)
  const refused = await startAdding(player)
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_passkeys'])
})

test('nobody sees, names or removes the passkeys of somebody else', async () => {
  const player = await registerPlayer(t)
  const { body } = (await tryToAdd(player, {}, 'Mine')).answer
  const other = await registerPlayer(t)
  expect((await list(other)).passkeys).toEqual([])
  expect((await rename(other, body.id, 'Yours')).status).toBe(404)
  expect((await remove(other, body.id)).status).toBe(404)
  expect((await list(player)).passkeys.map(({ name }) => name)).toEqual(['Mine'])
})

test.each(['', '   ', 'x'.repeat(passkeyLimits.name + 1), 'a\nb', 'a\u0000b', '\u200b'])(
  '%j is no name for a passkey',
  async (name) => {
    const player = await registerPlayer(t)
    const { answer } = await tryToAdd(player, {}, name)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['name']])
  },
)

test('a banned player is told why, and gets no session', async () => {
  const [player, admin] = [await registerPlayer(t), await registerStaff(t, 'admin')]
  const passkey = await add(player)
  await moderationCalls(t).ban(admin, player, { reason: 'Insults' })
  const { status, body, cookies } = await signIn(passkey)
  expect([status, body.code, body.reason, body.appealToken]).toEqual([
    403,
    'banned',
    'Insults',
    expect.any(String),
  ])
  expect(cookies).toEqual({})
})

test('challenges that nobody answered are deleted once a day', async () => {
  const player = await registerPlayer(t)
  await startAdding(player)
  await startAdding(player)
  await challenge()
  expect(await storedChallenges()).toHaveLength(2)
  t.clock.advance(5 * minute)
  await challenge()
  await expiredSessionsJob.run(t.node.ctx, {})
  expect(await storedChallenges()).toHaveLength(1)
})

test('whoever first proves to have the address keeps no passkey of whoever claimed it before', async () => {
  const claimed = await registerPlayer(t)
  const passkey = await add(claimed)
  await t.connection.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  await resetByMail(claimed)
  expect((await signIn(passkey)).body.code).toBe('passkey_unknown')
})

test('neither if they opened the link that confirms the address before they set a password', async () => {
  const claimed = await registerPlayer(t)
  await t.connection.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  const passkey = await add(claimed)
  t.mailbox.clear()
  await t.send(requestConfirmation, {}, { as: claimed })
  const token = await linkInMails()
  expect((await t.send(confirmEmail, { body: { token } }, { as: claimed })).status).toBe(204)
  t.mailbox.clear()
  expect((await signIn(passkey)).body.code).toBe('passkey_unknown')
  const later = await add(claimed)
  await resetByMail(claimed, false)
  expect((await signIn(later)).status).toBe(200)
})

test('a new password removes all passkeys, unless their player wants to keep them', async () => {
  const player = await registerPlayer(t)
  const passkey = await add(player)
  await resetByMail(player, false)
  expect((await signIn(passkey)).status).toBe(200)
  t.mailbox.clear()
  await resetByMail(player)
  expect((await signIn(passkey)).body.code).toBe('passkey_unknown')
})
