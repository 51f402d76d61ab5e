// Also on the embedded engine.
/** The app is removed from a server, or can no longer post in a channel. */
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { listNotices } from '#contract/notices/list.ts'
import { deliverCardJob } from '#server/features/discord-app/discord-app-cards.service.ts'
import { followsJob } from '#server/features/discord-app/discord-app-follows.service.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { serverCheckJob, serverChecksJob } from './discord-app-endings.service.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command } = discordAppCalls(t, discord)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const manager = String((1n << 5n) | (1n << 11n))
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Jobs are not run in this test: this runs those that are due by its clock. */
const runDue = async () => {
  const { rows } = await sql<{ data: { job: string; cardId: number; guildId: string } }>`
    delete from pgboss.job where name = 'discord' and start_after <= ${t.node.ctx.now()} returning data
  `.execute(t.connection.db)
  for (const { data } of rows)
    if (data.job === 'discord-card') await deliverCardJob.run(t.node.ctx, data)
    else if (data.job === 'discord-server-check') await serverCheckJob.run(t.node.ctx, data)
}
const after = async (ms: number) => {
  t.clock.advance(ms)
  await followsJob.run(t.node.ctx, {})
  await runDue()
}

const linked = async () => {
  const player = await registerPlayer(t)
  return { player, doing: { by: await linkDiscord(t, player), permissions: manager } }
}
/** Two players each make a channel follow all crews, in servers 700 and 800. */
const followEverywhere = async () => {
  const [one, other] = [await linked(), await linked()]
  await command({ ...one.doing, channel: '7001' }, 'crew follow')
  await command({ ...other.doing, channel: '7002' }, 'crew follow')
  await command({ ...other.doing, guild: '800', channel: '8001' }, 'crew follow')
  const { id } = await postCrew(t, one.player, { title: 'Halo' })
  await after(minuteMs)
  return { one, other, id }
}
const channelsOf = async (table: 'discord_follows' | 'discord_cards') =>
  (await t.connection.db.selectFrom(table).select('channel_id').orderBy('channel_id').execute()).map(
    ({ channel_id }) => channel_id,
  )
const left = async () => [await channelsOf('discord_follows'), await channelsOf('discord_cards')]
const noticesOf = async ({ player }: { readonly player: Player }) =>
  (await t.send(listNotices, {}, { as: player })).body.notices.map(({ text }) => text)
const rename = (leader: Player, id: number, title: string) =>
  t.send(updateCrew, { params: { id }, body: crewDraft({ title }) }, { as: leader })

const removal = (channel: string) =>
  `CrewBeacon was removed from the Discord server “Server 700”. So #channel-${channel} there no longer follows what you had set up.`

test('where the app was removed from a server all its cards and searches end, and who set them up learns it', async () => {
  const { one, other, id } = await followEverywhere()
  expect(await left()).toEqual([
    ['7001', '7002', '8001'],
    ['7001', '7002', '8001'],
  ])
  discord.removeApp('700')
  discord.shut('7001', { status: 403, body: { code: 50_001 } })
  discord.shut('7002', { status: 404, body: { code: 10_003 } })
  await rename(one.player, id, 'Halo 2')
  await after(3_000)
  expect(await left()).toEqual([['8001'], ['8001']])
  expect([await noticesOf(one), await noticesOf(other)]).toEqual([[removal('7001')], [removal('7002')]])
})

test('that the app was removed is found within a day where nothing is posted, also if Discord is away at first', async () => {
  const { one, other } = await followEverywhere()
  discord.removeApp('700')
  discord.answerAll({ status: 503 })
  await serverChecksJob.run(t.node.ctx, {})
  await after(0)
  expect(await left()).toEqual([
    ['7001', '7002', '8001'],
    ['7001', '7002', '8001'],
  ])
  discord.answerAll(undefined)
  await after(minuteMs)
  expect(await left()).toEqual([['8001'], ['8001']])
  expect([await noticesOf(one), await noticesOf(other)]).toEqual([[removal('7001')], [removal('7002')]])
})

test('a channel that was deleted follows nothing any more, and the others of its server go on', async () => {
  const { one, other, id } = await followEverywhere()
  discord.shut('7002', { status: 404, body: { code: 10_003 } })
  await rename(one.player, id, 'Halo 2')
  await after(3_000)
  expect(await left()).toEqual([
    ['7001', '8001'],
    ['7001', '8001'],
  ])
  expect([await noticesOf(one), await noticesOf(other)]).toEqual([
    [],
    ['#channel-7002 in the Discord server “Server 700” was deleted, and with it what you had set up there.'],
  ])
})

test.each([50_001, 50_013])(
  'where the app may not write for some hours (%i) nothing ends, and nothing is lost',
  async (code) => {
    const { one, id } = await followEverywhere()
    discord.shut('7001', { status: 403, body: { code } })
    await rename(one.player, id, 'Halo 2')
    await after(3_000)
    for (let hours = 0; hours < 20; hours += 2) await after(2 * hourMs)
    discord.shut('7001', undefined)
    await after(2 * hourMs)
    expect(discord.messagesIn('7001').map(({ embeds }) => embeds[0]?.title)).toEqual(['Halo 2'])
    expect([(await left())[0], await noticesOf(one)]).toEqual([['7001', '7002', '8001'], []])
  },
)

test('where the app may not write for a day the channel follows nothing any more, and who set it up learns it', async () => {
  const { one, other, id } = await followEverywhere()
  discord.shut('7001', { status: 403, body: { code: 50_013 } })
  await rename(one.player, id, 'Halo 2')
  await after(3_000)
  for (let hours = 0; hours < 26; hours += 2) await after(2 * hourMs)
  expect(await left()).toEqual([
    ['7002', '8001'],
    ['7002', '8001'],
  ])
  expect([await noticesOf(one), await noticesOf(other)]).toEqual([
    [
      'For a day CrewBeacon was not allowed to post in #channel-7001 in the Discord server “Server 700”. So the channel no longer follows what you had set up.',
    ],
    [],
  ])
})
