/** What two nodes do at the same time. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { deliverCardJob } from './discord-app-cards.service.ts'
import { followsJob } from './discord-app-follows.service.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { beaconOf } = beaconCalls(t)
const here = discordAppCalls(t, discord)
let second: Awaited<ReturnType<typeof t.startNode>>
let there: typeof here

beforeAll(async () => {
  second = await t.startNode()
  const { node } = second
  there = discordAppCalls({ node, inject: (options) => node.app.inject(options) }, discord)
})
beforeEach(() => discord.clear())
afterAll(() => discord.close())

const contexts = () => [t.node.ctx, second.node.ctx]

/** Every card of the channel, by both nodes at once. Returns how many cards and messages there are. */
const deliver = async (channel: string) => {
  const cards = await t.connection.db
    .selectFrom('discord_cards')
    .select('id')
    .where('channel_id', '=', channel)
    .execute()
  const both = contexts().flatMap((ctx) => cards.map(({ id }) => deliverCardJob.run(ctx, { cardId: id })))
  await Promise.all(both)
  return [channel, cards.length, discord.messagesIn(channel).length]
}

test('two nodes that are asked at once never post two cards of a crew in a channel', async () => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  for (const round of rounds(200)) {
    const channel = String(10_000 + round)
    await Promise.all(
      [here, there].map(({ command }) => command({ by, channel }, 'crew show', { crew: String(id) })),
    )
    expect(await deliver(channel)).toEqual([channel, 1, 1])
  }
})

test('what a channel follows is one card there, whichever node finds it and whoever shows it meanwhile', async () => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  for (const round of rounds(200)) {
    const channel = String(20_000 + round)
    const manager = { by, channel, permissions: String((1n << 5n) | (1n << 11n)) }
    await here.command(manager, 'crew follow')
    const { id } = await postCrew(t, leader, { title: 'Halo' })
    t.clock.advance(60_000)
    await Promise.all([
      ...contexts().map((ctx) => followsJob.run(ctx, {})),
      there.command(manager, 'crew show', { crew: String(id) }),
    ])
    expect(await deliver(channel)).toEqual([channel, 1, 1])
    await here.command(manager, 'crew unfollow', { search: '1' })
  }
})

test('a request that reaches two nodes at once is carried out by one of them', async () => {
  const player = await registerPlayer(t)
  const by = await linkDiscord(t, player)
  let isLit = false
  for (const round of rounds(200)) {
    const pressed = JSON.stringify(here.interactionOf({ by }, 2, { name: 'beacon', options: [] }))
    const answers = await Promise.all([here, there].map(({ post }) => post(pressed)))
    expect([round, answers.map(({ status }) => status).sort()]).toEqual([round, [200, 409]])
    isLit = !isLit
    expect([round, (await beaconOf(player))?.isLit ?? false]).toEqual([round, isLit])
  }
})
