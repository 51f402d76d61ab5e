// Also on the embedded engine.
/** What players see on the site of the servers that they manage, or in which they have set something up. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { endDiscordFollow, listDiscordServers } from '#contract/discord-app/discord-app.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { listNotices } from '#contract/notices/list.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

import { oldManagersJob } from './discord-app-servers.service.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command, press } = discordAppCalls(t, discord)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const dayMs = 24 * 60 * 60_000
/** Who may also send messages. */
const manager = String((1n << 5n) | (1n << 11n))
const linked = async () => {
  const player = await registerPlayer(t)
  return { player, doing: { by: await linkDiscord(t, player), permissions: manager } }
}
const servers = async (as: Player) => (await t.send(listDiscordServers, {}, { as })).body
const noticesOf = async (as: Player) =>
  (await t.send(listNotices, {}, { as })).body.notices.map(({ text }) => text)
const end = (as: Player, id: number) => t.send(endDiscordFollow, { params: { id } }, { as })

test('players see what channels follow in the servers where they have set something up, and end their own', async () => {
  const [one, other, elsewhere] = [await linked(), await linked(), await linked()]
  await command(one.doing, 'crew follow', { activity: 'mining' })
  await command({ ...other.doing, channel: '7002' }, 'crew follow')
  await command({ ...elsewhere.doing, guild: '800', channel: '8001' }, 'crew follow')
  const { id } = await postCrew(t, one.player, { title: 'Halo' })
  await command(one.doing, 'crew show', { crew: String(id) })

  const [server, ...others] = await servers(one.player)
  expect(others).toEqual([])
  expect(server).toMatchObject({ id: '700', name: 'Server 700', cards: 1 })
  expect(server?.follows).toMatchObject([
    { channelId: '7001', channelName: 'channel-7001', search: 'Mining', isOwn: true },
    { channelId: '7002', search: 'all crews', isOwn: false, playerName: other.player.user.displayName },
  ])
  const [own, foreign] = server?.follows ?? []
  expect((await end(elsewhere.player, own?.id ?? 0)).status).toBe(404)
  expect((await end(one.player, own?.id ?? 0)).status).toBe(204)
  expect((await end(one.player, own?.id ?? 0)).status).toBe(404)
  expect(await noticesOf(one.player)).toEqual([])
  expect((await servers(other.player)).map(({ follows }) => follows.length)).toEqual([1])

  expect((await end(one.player, foreign?.id ?? 0)).status).toBe(204)
  expect(await servers(one.player)).toMatchObject([{ id: '700', isManaged: true, cards: 1, follows: [] }])
  expect(await noticesOf(other.player)).toEqual([
    'Somebody else who manages the Discord server “Server 700” has ended what you had set up in #channel-7002 there.',
  ])
})

test('who manages a server sees and ends all of it by having used any command there, and nobody else does', async () => {
  const [one, admin, member] = [await linked(), await linked(), await linked()]
  await command(one.doing, 'crew follow')
  const [follow] = (await servers(one.player))[0]?.follows ?? []
  expect(await servers(admin.player)).toEqual([])
  await command({ ...admin.doing, permissions: String(1n << 3n) }, 'crew find')
  await command({ ...member.doing, permissions: String(1n << 11n) }, 'crew find')
  expect(await servers(admin.player)).toMatchObject([{ isManaged: true, follows: [{ isOwn: false }] }])
  expect(await servers(member.player)).toEqual([])
  expect((await end(member.player, follow?.id ?? 0)).status).toBe(404)
  expect((await end(admin.player, follow?.id ?? 0)).status).toBe(204)
})

test.each([
  ['manages the server', '32', true],
  ['administers it', '8', true],
  ['may only send messages', '2048', false],
  ['is no member any more', null, false],
])(
  'Discord is asked what the player may do now: who %s is believed that',
  async (_who, permissions, isManaged) => {
    const [one, other] = [await linked(), await linked()]
    await command({ ...one.doing, channel: '7002' }, 'crew follow')
    await command(other.doing, 'crew follow')
    const [foreign] = (await servers(one.player))[0]?.follows ?? []
    discord.setMember('700', one.doing.by, permissions)
    t.clock.advance(61_000)
    const shown = (await servers(one.player)).map((server) => [server.isManaged, server.follows.length])
    expect(shown).toEqual([[isManaged, isManaged ? 2 : 1]])
    expect((await end(one.player, foreign?.id ?? 0)).status).toBe(isManaged ? 204 : 404)
  },
)

test('the owner of a server manages it, and who has owned it before does not', async () => {
  const { player, doing } = await linked()
  await command(doing, 'crew find')
  t.clock.advance(61_000)
  discord.setMember('700', doing.by, '0')
  expect(await servers(player)).toEqual([])
  const owner = await linked()
  await command(owner.doing, 'crew find')
  await t.connection.db
    .updateTable('discord_accounts')
    .set({ discord_id: '1' })
    .where('user_id', '=', owner.player.user.id)
    .execute()
  t.clock.advance(61_000)
  discord.setMember('700', '1', '0')
  expect(await servers(owner.player)).toMatchObject([{ name: 'Server 700', isManaged: true }])
})

test('a page that is opened often asks Discord once a minute', async () => {
  const { player, doing } = await linked()
  await command(doing, 'crew find')
  discord.setMember('700', doing.by, manager)
  const asked = () => discord.requests.filter(({ path }) => path.includes('/members/')).length
  const open = async () => {
    await servers(player)
    return asked()
  }
  expect(await open()).toBe(0)
  t.clock.advance(61_000)
  expect([await open(), await open()]).toEqual([1, 1])
  t.clock.advance(61_000)
  expect(await open()).toBe(2)
})

test('while Discord is away what it said last holds, and where the app is gone nothing is shown', async () => {
  const [one, other] = [await linked(), await linked()]
  await command(one.doing, 'crew follow')
  await command({ ...other.doing, channel: '7002' }, 'crew follow')
  t.clock.advance(dayMs)
  for (const refusal of [{ status: 503 }, { status: 429, body: { retry_after: 5 } }, { status: 403 }]) {
    discord.answerAll(refusal)
    expect((await servers(one.player)).map(({ follows }) => follows.length)).toEqual([2])
  }
  discord.answerAll(undefined)
  discord.removeApp('700')
  expect([await servers(one.player), await servers(other.player)]).toEqual([[], []])
})

test('cards of missions that are over are not counted', async () => {
  const { player, doing } = await linked()
  await command(doing, 'crew follow', { activity: 'racing' })
  for (const title of ['Halo', 'Aaron']) {
    const { id } = await postCrew(t, player, { title })
    await command(doing, 'crew show', { crew: String(id) })
    if (title === 'Aaron')
      await t.send(cancelMission, { params: { id }, body: { reason: 'Rain.' } }, { as: player })
  }
  expect(await servers(player)).toMatchObject([{ cards: 1 }])
})

test('who no longer manages a server, by the last that Discord said, sees only what they set up', async () => {
  const [one, other] = [await linked(), await linked()]
  await command(one.doing, 'crew follow', { activity: 'mining' })
  await command({ ...other.doing, channel: '7002' }, 'crew follow')
  const seen = async ({ player }: typeof one) =>
    (await servers(player)).map(({ isManaged, cards, follows }) => [
      isManaged,
      cards,
      follows.map(({ isOwn, playerName }) => (isOwn ? 'own' : playerName)),
    ])
  const { id } = await postCrew(t, one.player, { title: 'Halo' })
  await command(one.doing, 'crew show', { crew: String(id) })
  await command({ ...one.doing, guild: '800', permissions: '0' }, 'crew find')
  expect(await seen(one)).toEqual([[true, 1, ['own', other.player.user.displayName]]])

  await command({ ...one.doing, permissions: '0' }, 'crew find')
  expect(await seen(one)).toEqual([[false, 0, ['own']]])
  expect(await seen(other)).toEqual([[true, 1, [one.player.user.displayName, 'own']]])

  await press({ ...one.doing, channel: '7003' }, `seat:${id}`)
  expect(await seen(one)).toEqual([[true, 1, ['own', other.player.user.displayName]]])
})

test('that somebody manages a server is believed for 30 days while Discord is away', async () => {
  const [one, other] = [await linked(), await linked()]
  for (const { doing } of [one, other]) await command({ ...doing, channel: doing.by }, 'crew follow')
  const count = async () => (await servers(one.player)).map(({ follows }) => follows.length)
  discord.answerAll({ status: 503 })
  t.clock.advance(20 * dayMs)
  expect(await count()).toEqual([2])
  await command(one.doing, 'crew find')
  t.clock.advance(20 * dayMs)
  expect(await count()).toEqual([2])
  t.clock.advance(11 * dayMs)
  expect(await count()).toEqual([1])
  await oldManagersJob.run(t.node.ctx, {})
  expect(await t.connection.db.selectFrom('discord_managers').select('guild_id').execute()).toEqual([])
})

test('who has unlinked their account sees nothing, and nothing of them is seen', async () => {
  const [one, other] = [await linked(), await linked()]
  await command(one.doing, 'crew follow')
  await command({ ...other.doing, channel: '7002' }, 'crew follow')
  await t.connection.db.deleteFrom('discord_accounts').where('user_id', '=', one.player.user.id).execute()
  expect(await servers(one.player)).toEqual([])
  expect((await servers(other.player))[0]?.follows.map(({ channelId }) => channelId)).toEqual(['7002'])
})

test('a server whose name Discord does not say is followed all the same', async () => {
  const { player, doing } = await linked()
  discord.answerNext({ status: 403, body: { code: 50_001 } })
  await command(doing, 'crew follow')
  expect(await servers(player)).toMatchObject([{ id: '700', name: null }])
})
