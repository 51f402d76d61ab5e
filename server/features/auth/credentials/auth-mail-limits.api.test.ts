import { expect, test } from 'vitest'
import { forgotPassword } from '#contract/auth/auth.ts'
import { changePassword, register } from '#contract/auth/new-passwords.ts'
import { inTransaction } from '#server/context.ts'
import { findUser } from '#server/features/auth/auth.sql.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registration,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { noteSecurity } from './auth-events.service.ts'

const t = openTestApp({ runsJobs: true, rateLimitScale: 1 })
const newPassword = 'a much better one'
const mailsTo = (address: string) =>
  t.mailbox.mails.filter(({ to }) => to === address).map(({ subject }) => subject)

const addPasskeys = async ({ user }: Player, count: number): Promise<void> => {
  const row = await findUser(t.node.ctx, user.id)
  if (!row) throw new Error('no such player')
  for (let i = 0; i < count; i += 1)
    await inTransaction(t.node.ctx, (ctx) => noteSecurity(ctx, row, 'passkey_added'))
}

test('an address that nobody has confirmed gets the welcome and resets, and nothing of what its account does', async () => {
  const email = 'stranger@third.example'
  const { body, cookies } = await t.send(register, { body: registration({ email }) })
  const player = { user: body.user, cookies }
  await tokenCalls(t).create(player)
  await t.send(changePassword, { body: { currentPassword: goodPassword, newPassword } }, { as: player })
  await t.send(forgotPassword, { body: { email } })
  await eventually(() =>
    expect(mailsTo(email)).toEqual([
      'Confirm your email address for CrewBeacon',
      'Reset your CrewBeacon password',
    ]),
  )
})

test('ten mails an hour say what changed, one more says that there was more, and a new password is mailed all the same', async () => {
  const player = await registerPlayer(t)
  const { email } = player.user
  await addPasskeys(player, 15)
  const added = 'A passkey was added to your CrewBeacon account'
  const more = 'There were more changes to how you sign in to your CrewBeacon account'
  await eventually(() => expect(mailsTo(email)).toEqual([...Array(10).fill(added), more]))
  await t.send(changePassword, { body: { currentPassword: goodPassword, newPassword } }, { as: player })
  await eventually(() => expect(mailsTo(email).at(-1)).toBe('Your CrewBeacon password was changed'))
})

test('accounts with variants of one address share the limit of their mailbox', async () => {
  const one = await registerPlayer(t, { email: 'box+1@players.example' })
  const two = await registerPlayer(t, { email: 'Box+2@players.example' })
  await addPasskeys(one, 8)
  await addPasskeys(two, 8)
  await eventually(() => expect(mailsTo(one.user.email).length + mailsTo(two.user.email).length).toBe(11))
  const ask = async (email: string) => (await t.send(forgotPassword, { body: { email } })).status
  for (let i = 0; i < 5; i += 1) expect(await ask(`box+${i}@players.example`)).toBe(200)
  expect(await ask('box@players.example')).toBe(429)
})

test('an address at Gmail is the same with and without dots', async () => {
  const ask = async (email: string) => (await t.send(forgotPassword, { body: { email } })).status
  const variants = ['no.body', 'nob.ody', 'n.o.b.o.d.y', 'nobody+1', 'Nobody'].map(
    (name) => `${name}@gmail.com`,
  )
  for (const email of variants) expect(await ask(email)).toBe(200)
  expect(await ask('nobod.y@googlemail.com')).toBe(429)
})
