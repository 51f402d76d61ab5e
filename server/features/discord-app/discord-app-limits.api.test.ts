/** How much players and servers can do, and a site without the app. */
import { afterAll, expect, test } from 'vitest'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env, rateLimitScale: 0.05 })
const { command } = discordAppCalls(t, discord)

afterAll(() => discord.close())

test('one account can do so much a minute, one server so much, and other servers go on', async () => {
  const own = []
  for (let i = 0; i < 5; i += 1) own.push((await command({ by: '1', guild: '10' }, 'crew mine')).data.content)
  expect(own.slice(0, 3).every((text) => text.includes('sign in'))).toBe(true)
  expect(own.slice(3).some((text) => text.includes('sign in'))).toBe(false)
  const flood = []
  for (let by = 100; by < 140; by += 1)
    flood.push((await command({ by: String(by), guild: '10' }, 'crew mine')).data.content)
  expect(flood.filter((text) => text.includes('sign in')).length).toBeLessThan(30)
  expect((await command({ by: '500', guild: '20' }, 'crew mine')).data.content).toContain('sign in')
})
