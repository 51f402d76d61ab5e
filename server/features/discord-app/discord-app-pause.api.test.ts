// Also on the embedded engine.
/** Discord asks the whole app to wait. */
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { updateDirectMessages } from '#contract/discord/direct-messages.ts'
import type { DirectMessage } from '#server/notices/delivery/direct-messages.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { crewDraft, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { deliverCardJob } from './discord-app-cards.service.ts'
import { deliverDirectMessageJob } from './discord-app-direct.service.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command } = discordAppCalls(t, discord)
const { invite } = offerCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

/** Jobs are not run in this test: this runs those that are due by its clock. */
const deliver = async () => {
  const { rows } = await sql<{ data: { job: string; cardId: number } & DirectMessage }>`
    delete from pgboss.job where name = 'discord' and start_after <= ${t.node.ctx.now()} returning data
  `.execute(t.connection.db)
  for (const { data } of rows)
    if (data.job === 'discord-card') await deliverCardJob.run(t.node.ctx, data)
    else if (data.job === 'discord-direct-message') await deliverDirectMessageJob.run(t.node.ctx, data)
}
const after = async (seconds: number) => {
  t.clock.advance(seconds * 1_000)
  await deliver()
}
const titles = (channel: string) => discord.messagesIn(channel).map(({ embeds }) => embeds[0]?.title)

const showHalo = async (channel: string) => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  await command({ by, channel }, 'crew show', { crew: String(id) })
  await deliver()
  t.clock.advance(3_000)
  return { leader, by, id }
}
const rename = (leader: Player, id: number) =>
  t.send(updateCrew, { params: { id }, body: crewDraft({ title: 'Halo 2', maxCrewSize: 4 }) }, { as: leader })

test.each([
  ['body', { status: 429, body: { retry_after: 30, global: true } }],
  ['address', { status: 429, isByProxy: true, headers: { 'retry-after': '30' } }],
  ['header', { status: 429, headers: { 'x-ratelimit-global': 'true', 'retry-after': '30' } }],
])(
  'where Discord asks that of everybody by the %s, nothing of the app is sent to it',
  async (_where, refusal) => {
    const [one, other] = [await showHalo('1'), await showHalo('2')]
    const reached = await registerPlayer(t)
    const reachedBy = await linkDiscord(t, reached)
    await t.send(updateDirectMessages, { body: { isOn: true } }, { as: reached })
    discord.answerNext(refusal)
    await rename(one.leader, one.id)
    await deliver()
    const before = discord.requests.length

    await rename(other.leader, other.id)
    await invite(other.leader, other.id, reached)
    await command({ by: one.by, channel: '3' }, 'crew show', { crew: String(one.id) })
    const manager = { by: one.by, channel: '3', permissions: String(1n << 5n) }
    expect((await command(manager, 'crew follow')).data.content).toContain('now gets a card')
    await deliver()
    await after(25)
    expect([discord.requests.length, titles('2'), titles('3')]).toEqual([before, ['Halo'], []])

    await after(6)
    expect([titles('1'), titles('2'), titles('3')]).toEqual([['Halo 2'], ['Halo 2'], ['Halo 2']])
    expect(discord.messagesIn(`9${reachedBy}`)).toHaveLength(1)
  },
)

test('where Discord asks it of one channel, the others go on', async () => {
  const [one, other] = [await showHalo('1'), await showHalo('2')]
  discord.answerNext({ status: 429, body: { retry_after: 30 } })
  await rename(one.leader, one.id)
  await deliver()
  await rename(other.leader, other.id)
  await deliver()
  expect([titles('1'), titles('2')]).toEqual([['Halo'], ['Halo 2']])
})

test('while Discord does not take the token of the app, it is asked once in ten minutes', async () => {
  const cards = [await showHalo('1'), await showHalo('2'), await showHalo('3')]
  discord.answerAll({ status: 401, body: { code: 0 } })
  const before = discord.requests.length
  for (const { leader, id } of cards) await rename(leader, id)
  await deliver()
  await after(9 * 60)
  expect(discord.requests.length - before).toBe(1)
  discord.answerAll(undefined)
  await after(61)
  expect(['1', '2', '3'].map(titles)).toEqual([['Halo 2'], ['Halo 2'], ['Halo 2']])
})
