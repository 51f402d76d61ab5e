// Also on the embedded engine.
/** Channels of Discord that follow a search. */
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount } from '#contract/account/account.ts'
import { unlinkDiscord } from '#contract/discord/discord.ts'
import { deliverCardJob } from '#server/features/discord-app/discord-app-cards.service.ts'
import { followsJob } from '#server/features/discord-app/discord-app-follows.service.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { eventually } from '#server/testing/eventually.ts'
import { goodPassword, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command, type } = discordAppCalls(t, discord)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const manager = String(1n << 5n)
const dayMs = 24 * 60 * 60_000

/** A minute later. */
const lookAround = async () => {
  t.clock.advance(60_000)
  await followsJob.run(t.node.ctx, {})
  const due = await t.connection.db
    .selectFrom('discord_cards')
    .select('id')
    .where('due_at', 'is not', null)
    .execute()
  for (const { id } of due) await deliverCardJob.run(t.node.ctx, { cardId: id })
}
const titlesIn = (channel: string) => discord.messagesIn(channel).map(({ embeds }) => embeds[0]?.title)
const titles = () => titlesIn('7001')
const countFollows = async () =>
  (await t.connection.db.selectFrom('discord_follows').select('id').execute()).length

const linked = async () => {
  const player = await registerPlayer(t)
  return { player, doing: { by: await linkDiscord(t, player), permissions: manager } }
}

test('a channel gets a card of each new post that its search finds, once, and of no older one', async () => {
  const { player, doing } = await linked()
  await postCrew(t, player, { title: 'Older' })
  const followed = await command(doing, 'crew follow', { activity: 'mining' })
  expect(followed.data.content).toBe('This channel now gets a card of every new crew: Mining.')
  await postCrew(t, player, { title: 'Race', activity: 'racing' })
  await postCrew(t, player, { title: 'Dig' })
  await lookAround()
  await lookAround()
  expect(titles()).toEqual(['Dig'])
  discord.deleteMessages('7001')
  await t.connection.db.deleteFrom('discord_cards').execute()
  await lookAround()
  expect(titles()).toEqual([])
})

test('what was posted more than an hour ago is no news, and what came in the last seconds is looked at later', async () => {
  const { player, doing } = await linked()
  await command(doing, 'crew follow')
  await postCrew(t, player, { title: 'Long ago' })
  t.clock.advance(2 * 60 * 60_000)
  await postCrew(t, player, { title: 'Just now' })
  await followsJob.run(t.node.ctx, {})
  expect(titles()).toEqual([])
  await lookAround()
  expect(titles()).toEqual(['Just now'])
})

test('only members who manage the server set it up and end it', async () => {
  const { doing } = await linked()
  const member = { ...doing, permissions: '0' }
  expect((await command(member, 'crew follow')).data.content).toContain('Manage Server')
  await command(doing, 'crew follow')
  expect((await command(member, 'crew unfollow', { search: '1' })).data.content).toContain('Manage Server')
  expect(await countFollows()).toBe(1)
  const suggested = await type(doing, 'crew unfollow', 'search', '')
  expect(suggested.data.choices).toEqual([{ name: 'all crews', value: '1' }])
  const elsewhere = await command({ ...doing, channel: '9' }, 'crew unfollow', { search: '1' })
  expect(elsewhere.data.content).toBe('There is nothing here.')
  const otherServer = await command({ ...doing, guild: '800', channel: '8001' }, 'crew unfollow', {
    search: '1',
  })
  expect([otherServer.data.content, await countFollows()]).toEqual(['There is nothing here.', 1])
  const ended = await command(doing, 'crew unfollow', { search: '1' })
  expect([ended.data.content, await countFollows()]).toEqual([
    'This channel no longer follows: all crews.',
    0,
  ])
})

test('a channel follows five searches at most', async () => {
  const { doing } = await linked()
  for (const activity of ['mining', 'cargo', 'combat', 'racing', 'social', 'trading'])
    await command(doing, 'crew follow', { activity })
  expect((await command(doing, 'crew follow')).data.content).toContain('already follows 5 searches')
  expect(await countFollows()).toBe(5)
})

test('five different searches at once all find a place in their channel', async () => {
  const { doing } = await linked()
  const channels = ['1', '2', '3', '4', '5']
  const activities = ['mining', 'cargo', 'combat', 'racing', 'social']
  await Promise.all(
    channels.flatMap((channel) =>
      activities.map((activity) => command({ ...doing, channel }, 'crew follow', { activity })),
    ),
  )
  // What takes long goes on after its first answer.
  await eventually(async () => expect(await countFollows()).toBe(channels.length * activities.length))
})

test('a channel follows the same search once, whoever asks for it, and another channel follows it too', async () => {
  const [one, other] = [await linked(), await linked()]
  const search = { language: 'de', activity: 'mining' }
  const answers = await Promise.all([one, other].map(({ doing }) => command(doing, 'crew follow', search)))
  expect(answers.map(({ data }) => data.content).sort()).toEqual([
    'This channel already follows this search: Mining, German.',
    'This channel now gets a card of every new crew: Mining, German.',
  ])
  const german = await command({ ...other.doing, locale: 'de' }, 'crew follow', search)
  expect(german.data.content).toBe('Dieser Kanal folgt dieser Suche schon: Bergbau, Deutsch.')
  expect(await countFollows()).toBe(1)
  await command({ ...one.doing, channel: '7002' }, 'crew follow', search)
  await command(one.doing, 'crew follow', { activity: 'mining' })
  expect(await countFollows()).toBe(3)
})

test('what many channels follow is looked for on the board once for each search', async () => {
  const { player, doing } = await linked()
  for (let channel = 1; channel <= 6; channel += 1) {
    await command({ ...doing, channel: String(channel) }, 'crew follow', { activity: 'mining', seat: 'any' })
    await command({ ...doing, channel: String(channel) }, 'crew follow', { language: 'fr' })
  }
  await postCrew(t, player, { title: 'Dig' })
  const spy = vi.spyOn(pg.Query.prototype, 'submit')
  await lookAround()
  const searches = (spy.mock.contexts as { text?: string }[]).filter(({ text }) =>
    text?.includes('hits as total'),
  )
  spy.mockRestore()
  expect(searches).toHaveLength(2)
  for (let channel = 1; channel <= 6; channel += 1)
    expect([channel, titlesIn(String(channel))]).toEqual([channel, ['Dig']])
})

test('what a player set up ends in the moment in which they unlink their account', async () => {
  const [one, other] = [await linked(), await linked()]
  await command(one.doing, 'crew follow')
  await command({ ...other.doing, channel: '7002' }, 'crew follow')
  const body = { password: goodPassword }
  expect((await t.send(unlinkDiscord, { body }, { as: one.player })).status).toBe(204)
  expect(await countFollows()).toBe(1)
})

test('what a player set up ends in the moment in which they delete their account', async () => {
  const { player, doing } = await linked()
  await command(doing, 'crew follow')
  const body = { password: goodPassword }
  expect((await t.send(deleteAccount, { body }, { as: player })).status).toBe(204)
  expect(await countFollows()).toBe(0)
})

test('while a player is banned, what they set up shows nothing, and afterwards what is new again', async () => {
  const [banned, other] = [await linked(), await linked()]
  await command(banned.doing, 'crew follow')
  const setBan = (banned_until: Date | null) =>
    t.connection.db
      .updateTable('users')
      .set({ banned_until })
      .where('id', '=', banned.player.user.id)
      .execute()
  await setBan(new Date(Date.now() + dayMs))
  await postCrew(t, other.player, { title: 'Dig' })
  await lookAround()
  expect([titles(), await countFollows()]).toEqual([[], 1])
  await setBan(null)
  await lookAround()
  expect(titles()).toEqual(['Dig'])
})
