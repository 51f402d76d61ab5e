import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliverCardJob } from '#server/features/discord-app/discord-app-cards.service.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { rounds } from '#server/testing/rounds.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { command } = discordAppCalls(t, discord)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

test('two nodes never post two cards of a crew in a channel', async () => {
  const { node } = await t.startNode()
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  const { id } = await postCrew(t, leader, { title: 'Halo' })
  for (const round of rounds(200)) {
    const channel = String(10_000 + round)
    const show = () => command({ by, channel }, 'crew show', { crew: String(id) })
    await Promise.all([show(), show()])
    const cards = await t.connection.db
      .selectFrom('discord_cards')
      .select('id')
      .where('channel_id', '=', channel)
      .execute()
    const [cardId = 0] = cards.map(({ id }) => id)
    await Promise.all([t.node, node].map(({ ctx }) => deliverCardJob.run(ctx, { cardId })))
    expect([channel, cards.length, discord.messagesIn(channel).length]).toEqual([channel, 1, 1])
  }
})
