/** A site whose operator has not set up the app. */
import { afterAll, expect, test } from 'vitest'
import { listDiscordServers } from '#contract/discord-app/discord-app.ts'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { m } from '#texts'

const discord = await openDiscordServer()
const { DISCORD_PUBLIC_KEY, DISCORD_BOT_TOKEN, ...withoutApp } = discord.env
const t = openTestApp({ env: withoutApp, withPage: 'built' })
const { command } = discordAppCalls(t, discord)

afterAll(() => discord.close())

test('has no address for Discord, and asks nothing there', async () => {
  expect((await command({ by: '1' }, 'crew find')).status).toBe(404)
  const as = await registerPlayer(t)
  expect((await t.send(listDiscordServers, {}, { as })).status).toBe(404)
  expect(discord.requests).toEqual([])
})

test.each(['/', '/legal/privacy'])('says nothing of it on %s', async (url) => {
  const { body } = await t.inject({ url })
  expect(body).toContain('id="rendered"')
  for (const word of ['/crew find', 'oauth2/authorize', m.discord_servers_title(), m.discord_direct()])
    expect(body).not.toContain(word)
})
