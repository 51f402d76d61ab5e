// Also on the embedded engine.
/** No one gets mails because a stranger registered with their address. */
import { expect, test } from 'vitest'
import { confirmEmail, getEmail, requestConfirmation, requestEmailChange } from '#contract/account/account.ts'
import { forgotPassword } from '#contract/auth/auth.ts'
import { register, resetPassword } from '#contract/auth/new-passwords.ts'
import { type NoticeKind, noticeKinds } from '#contract/notices/kinds.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { noticeMailsJob } from '#server/notices/delivery/notice-mails.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { eventually, waitOptions } from '#server/testing/eventually.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registration,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ runsJobs: true })
const { apply, decide, postHalo } = applicationCalls(t)
const { write } = messageCalls(t)
const hour = 60 * 60_000

// Otherwise it would run by itself at every tenth minute of the clock, between two steps of a test.

/** Registers over HTTP; the address is not confirmed. */
const signUp = async (email: string, language = 'en'): Promise<Player> => {
  const body = registration({ email })
  const answer = await t.send(register, { body }, { headers: { 'accept-language': language } })
  expect(answer.status).toBe(201)
  return { user: answer.body.user, cookies: answer.cookies }
}
const stateOf = async (as: Player) => (await t.send(getEmail, {}, { as })).body
const askAgain = (as: Player) => t.send(requestConfirmation, {}, { as })
const confirm = (token: string, as?: Player) => t.send(confirmEmail, { body: { token } }, { as })
const byMail = (as: Player, kind: NoticeKind) =>
  t.send(updateNoticeSetting, { params: { kind }, body: { inInbox: true, byMail: true } }, { as })
const mailsTo = (email: string) => t.mailbox.mails.filter(({ to }) => to === email)
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''

/** The token in the nth mail to the address. */
const tokenTo = (email: string, nth = 1): Promise<string> =>
  eventually(() => {
    const token = tokenIn(mailsTo(email)[nth - 1]?.text)
    if (!token) throw new Error(`no token to ${email}`)
    return token
  })

test('the registration sends a link, and opening it confirms the address once', async () => {
  const player = await signUp('fresh@players.example', 'de')
  expect(await stateOf(player)).toEqual({
    email: 'fresh@players.example',
    isConfirmed: false,
    pendingEmail: null,
  })
  const token = await tokenTo('fresh@players.example')
  const [mail] = mailsTo('fresh@players.example')
  expect(mail?.subject).toBe('Bestätige deine E-Mail-Adresse für CrewBeacon')
  expect((await confirm(token, player)).status).toBe(204)
  expect(await stateOf(player)).toEqual({
    email: 'fresh@players.example',
    isConfirmed: true,
    pendingEmail: null,
  })
  expect((await confirm(token)).body.code).toBe('invalid_token')
  const again = await askAgain(player)
  expect([again.status, again.body.code]).toEqual([409, 'email_confirmed'])
  // Nothing changed, so no mail reports a change.
  expect(mailsTo('fresh@players.example')).toHaveLength(1)
})

test('before that no notice, message or invitation leaves by mail, whatever was chosen', async () => {
  const victim = 'victim@third.example'
  const player = await signUp(victim)
  for (const kind of noticeKinds) expect((await byMail(player, kind)).status).toBe(200)
  const provoke = async () => {
    const { leader, crew } = await postHalo()
    const { body } = await apply(player, crew.id)
    await decide(leader, crew.id, body.id, 'accepted')
    await write(leader, player, 'Call 0900 123456 now')
    await write(leader, player, 'Join us', crew.id)
  }
  await provoke()
  expect(await t.connection.db.selectFrom('notice_mails').selectAll().execute()).toEqual([])
  const token = await tokenTo(victim)
  expect(mailsTo(victim)).toHaveLength(1)

  await confirm(token, player)
  await provoke()
  await noticeMailsJob.run(t.node.ctx, {})
  // A mail about the seat, and one mail with all other notices.
  await expect.poll(() => mailsTo(victim).length, waitOptions).toBe(3)
})

test('a link from a reset or to a new address confirms the address too', async () => {
  const player = await signUp('one@players.example')
  await tokenTo('one@players.example')
  await t.send(forgotPassword, { body: { email: 'one@players.example' } })
  const token = await tokenTo('one@players.example', 2)
  await t.send(resetPassword, { body: { token, newPassword: 'a much better one' } })
  const { rows } = await t.connection.pool.query('select email_confirmed_at from users where id = $1', [
    player.user.id,
  ])
  expect(rows[0].email_confirmed_at).not.toBeNull()

  const other = await signUp('two@players.example')
  const body = { email: 'three@players.example', password: registration().password }
  expect((await t.send(requestEmailChange, { body }, { as: other })).status).toBe(204)
  await confirm(await tokenTo('three@players.example'), other)
  expect(await stateOf(other)).toEqual({
    email: 'three@players.example',
    isConfirmed: true,
    pendingEmail: null,
  })
})

test('only the newest link works, for a day, and for nobody else', async () => {
  const player = await signUp('late@players.example')
  const first = await tokenTo('late@players.example')
  expect((await askAgain(player)).status).toBe(204)
  const second = await tokenTo('late@players.example', 2)
  expect((await confirm(first)).body.code).toBe('invalid_token')
  t.clock.advance(25 * hour)
  expect((await confirm(second)).body.code).toBe('invalid_token')
  expect((await stateOf(player)).isConfirmed).toBe(false)
  expect((await t.send(requestConfirmation, {})).status).toBe(401)
})

test('sending the link again repeats a change of the address that waits, and does not end it', async () => {
  const player = await signUp('before@players.example')
  await tokenTo('before@players.example')
  const body = { email: 'after@players.example', password: goodPassword }
  await t.send(requestEmailChange, { body }, { as: player })
  const first = await tokenTo('after@players.example')
  expect(await stateOf(player)).toMatchObject({ isConfirmed: false, pendingEmail: 'after@players.example' })
  expect((await askAgain(player)).status).toBe(204)
  const second = await tokenTo('after@players.example', 2)
  expect(mailsTo('before@players.example').filter(({ text }) => tokenIn(text))).toHaveLength(1)
  expect((await confirm(first)).body.code).toBe('invalid_token')
  expect((await confirm(second, player)).status).toBe(204)
  expect(await stateOf(player)).toEqual({
    email: 'after@players.example',
    isConfirmed: true,
    pendingEmail: null,
  })
})

test('once a change has expired, the link confirms the address that the player has', async () => {
  const player = await signUp('stays@players.example')
  await tokenTo('stays@players.example')
  const body = { email: 'never@players.example', password: goodPassword }
  await t.send(requestEmailChange, { body }, { as: player })
  await tokenTo('never@players.example')
  t.clock.advance(2 * hour)
  expect((await stateOf(player)).pendingEmail).toBeNull()
  await askAgain(player)
  // No mail about the change went to an address that no one had confirmed.
  await confirm(await tokenTo('stays@players.example', 2), player)
  expect(await stateOf(player)).toMatchObject({ email: 'stays@players.example', isConfirmed: true })
})

test('a link for an address that the player no longer has gives it back to nobody', async () => {
  const player = await signUp('old@players.example')
  const token = await tokenTo('old@players.example')
  const body = { email: 'new@players.example', password: goodPassword }
  await t.send(requestEmailChange, { body }, { as: player })
  await confirm(await tokenTo('new@players.example'), player)
  expect((await confirm(token)).body.code).toBe('invalid_token')
  expect((await stateOf(player)).email).toBe('new@players.example')
})

test('a mail to an address that is not confirmed says nothing that its sender chose', async () => {
  const player = await signUp('stranger@third.example')
  await tokenTo('stranger@third.example')
  const changes = { displayName: 'Call 0900 123456 now' }
  expect((await t.send(updateProfile, { body: changes }, { as: player })).status).toBe(200)
  await askAgain(player)
  await tokenTo('stranger@third.example', 2)
  for (const { text } of mailsTo('stranger@third.example')) expect(text).not.toContain('0900')
})

test('an account from before the links is not confirmed', async () => {
  const player = await registerPlayer(t)
  await t.connection.db.updateTable('users').set({ email_confirmed_at: null }).execute()
  expect((await stateOf(player)).isConfirmed).toBe(false)
  expect((await askAgain(player)).status).toBe(204)
})
