// Also on the embedded engine.
/** What players see on the site of the servers in which they have set something up. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { endDiscordFollow, listDiscordServers } from '#contract/discord-app/discord-app.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

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
  expect((await end(one.player, foreign?.id ?? 0)).status).toBe(404)
  expect((await end(elsewhere.player, own?.id ?? 0)).status).toBe(404)
  expect((await end(one.player, own?.id ?? 0)).status).toBe(204)
  expect((await end(one.player, own?.id ?? 0)).status).toBe(404)
  expect(await servers(one.player)).toEqual([])
  expect((await servers(other.player)).map(({ follows }) => follows.length)).toEqual([1])
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

test('that somebody manages a server is believed for 30 days', async () => {
  const [one, other] = [await linked(), await linked()]
  for (const { doing } of [one, other]) await command({ ...doing, channel: doing.by }, 'crew follow')
  const count = async () => (await servers(one.player)).map(({ follows }) => follows.length)
  t.clock.advance(20 * dayMs)
  expect(await count()).toEqual([2])
  await command(one.doing, 'crew find')
  t.clock.advance(20 * dayMs)
  expect(await count()).toEqual([2])
  t.clock.advance(11 * dayMs)
  expect(await count()).toEqual([1])
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
