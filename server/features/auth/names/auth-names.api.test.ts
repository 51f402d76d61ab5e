// Also on the embedded engine.
/** No one can impersonate another player. */
import { describe, expect, test } from 'vitest'
import { register } from '#contract/auth/new-passwords.ts'
import { checkUsername } from '#contract/auth/usernames.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { getOwnProfile, updateProfile } from '#contract/profiles/profiles.ts'
import { changeRole } from '#contract/user-list/user-list.ts'
import { grantRole } from '#server/features/auth/staff/auth-operators.service.ts'
import {
  goodPassword,
  type Player,
  registerPlayer,
  registerStaff,
  registration,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const rename = (as: Player, body: { displayName?: string; citizenId?: string }) =>
  t.send(updateProfile, { body }, { as })

const taken = 'Too close to the name of somebody else here'
const mixed = 'Please use letters of one alphabet'

const registerModerator = async (username: string, displayName?: string): Promise<Player> => {
  const player = await registerPlayer(t, { username })
  if (displayName) await rename(player, { displayName })
  const { db } = t.connection
  await db.updateTable('users').set({ user_role: 'moderator' }).where('id', '=', player.user.id).execute()
  return player
}

describe('nobody can show up as another player', () => {
  test.each([
    ['Kestrel_77', 'Kestrel_77'],
    ['Kestrel_77', 'kestrel 77'],
    ['Kestrel_77', 'KestreI-77!'],
    ['Kestrel_77', '🅚🅔🅢🅣🅡🅔🅛77'],
    ['Kestrel_77', 'Kestre1 77'],
    ['Morning0', 'Moming O'],
    ['Warp-Wolf', 'ＶＶarp Wolf'],
  ])('%s: %s', async (username, name) => {
    await registerPlayer(t, { username })
    const player = await registerPlayer(t)
    const named = await rename(player, { displayName: name })
    expect(named).toMatchObject({ status: 400, body: { fields: { displayName: taken } } })
    const identified = await rename(player, { citizenId: name })
    expect(identified).toMatchObject({ status: 400, body: { fields: { citizenId: taken } } })
    expect((await t.send(getOwnProfile, {}, { as: player })).body).toMatchObject({
      displayName: player.user.username,
      citizenId: null,
    })
  })
})

test('a player may show up under their own username, however they write it', async () => {
  await registerPlayer(t, { username: 'Kestrel77' })
  const player = await registerPlayer(t, { username: 'Kestrel_77' })
  expect((await rename(player, { displayName: 'KESTREL 77', citizenId: 'Kestrel77' })).status).toBe(200)
})

test('a display name may become a username, and whoever has it keeps it', async () => {
  const player = await registerPlayer(t)
  await rename(player, { displayName: 'Night Ferry' })
  await registerPlayer(t, { username: 'Night_Ferry' })
  expect((await rename(player, { displayName: 'Night Ferry' })).status).toBe(200)
  expect((await rename(player, { displayName: 'Night-Ferry' })).status).toBe(400)
})

test('names of staff are nobody else’s: username and display name, at registration too', async () => {
  await registerModerator('Warden', 'Old Owl')
  const player = await registerPlayer(t)
  for (const displayName of ['Warden', 'old owl', '0ld_0wl'])
    expect(await rename(player, { displayName })).toMatchObject({ body: { fields: { displayName: taken } } })
  for (const displayName of ['Wаrden', 'ꓪarden', 'Ꮤarden', '𐓊arden', 'Wꭺrden'])
    expect(await rename(player, { displayName })).toMatchObject({ body: { fields: { displayName: mixed } } })
  for (const username of ['W-arden', 'OldOwl', 'old_0wl']) {
    const answer = await t.send(register, { body: registration({ username }) })
    expect(answer).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  }
})

test('whoever becomes staff is the only one of that name', async () => {
  const admin = await registerStaff(t, 'admin')
  const poser = await registerPlayer(t)
  await rename(poser, { displayName: 'Nova Prime', citizenId: 'Quiet-1' })
  const player = await registerPlayer(t)
  await rename(player, { displayName: 'Nova-Prime' })
  const body = { role: 'moderator' as const, password: goodPassword }
  const answer = await t.send(changeRole, { params: { id: player.user.id }, body }, { as: admin })
  expect(answer.status).toBe(200)
  const { body: profile } = await t.send(getOwnProfile, {}, { as: poser })
  expect(profile).toMatchObject({ displayName: poser.user.username, citizenId: 'Quiet-1' })
  const { body: inbox } = await t.send(listMessages, { query: {} }, { as: poser })
  expect(inbox.messages[0]?.message).toContain('was removed because it looked like')
  expect(await rename(poser, { displayName: 'Nova Prime' })).toMatchObject({ status: 400 })
  expect((await t.send(getOwnProfile, {}, { as: player })).body.displayName).toBe('Nova-Prime')
})

test('the command of the operator does the same', async () => {
  const poser = await registerPlayer(t)
  await rename(poser, { citizenId: 'H.e.l.m' })
  await registerPlayer(t, { username: 'Helm' })
  await grantRole(t.node.ctx, 'Helm', 'admin')
  expect((await t.send(getOwnProfile, {}, { as: poser })).body.citizenId).toBeNull()
})

test('staff cannot take a name that a player has', async () => {
  await rename(await registerPlayer(t), { displayName: 'Juno Arclight' })
  const moderator = await registerModerator('Watcher')
  expect((await rename(moderator, { displayName: 'JunoArclight' })).status).toBe(400)
  expect((await rename(moderator, { displayName: 'The Watcher' })).status).toBe(200)
})

test('a newcomer learns whether a name is free, and nothing about mail addresses', async () => {
  const { user } = await registerPlayer(t, { username: 'Quiet_Otter' })
  await registerModerator('Night-Watch', 'Night Watch')
  const check = (username: string) => t.send(checkUsername, { query: { username } })
  for (const name of ['quiet_otter', 'QUIET_OTTER', 'night_watch'])
    expect(await check(name), name).toMatchObject({ status: 200, body: { isFree: false } })
  expect(await check('Loud_Otter')).toMatchObject({ status: 200, body: { isFree: true } })
  for (const name of [user.email, 'me', 'x', 'no spaces']) expect((await check(name)).status, name).toBe(400)
})
