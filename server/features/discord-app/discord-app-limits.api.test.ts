/** How much players and servers can do in Discord. */
import { afterAll, expect, test } from 'vitest'
import { discordAppCalls } from '#server/testing/calls/discord-app-calls.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env, rateLimitScale: 1 })
const { command, post, interactionOf } = discordAppCalls(t, discord)

afterAll(() => discord.close())

const listMine = async (by: number, guild: number): Promise<'answered' | 'refused'> => {
  const { type, data } = await command({ by: String(by), guild: String(guild) }, 'crew mine')
  // On a busy machine the answer may follow.
  return type === 5 || data.content.includes('sign in') ? 'answered' : 'refused'
}
const countAnswered = (answers: readonly string[]) => answers.filter((each) => each === 'answered').length

test('one account can do so much a minute, in all servers together', async () => {
  const answers = []
  for (let n = 0; n < 65; n += 1) answers.push(await listMine(1, 100 + n))
  expect(countAnswered(answers)).toBe(60)
})

test('a request that somebody has copied does not count for the player', async () => {
  const data = { name: 'crew', options: [{ name: 'mine', type: 1 }] }
  const copied = JSON.stringify(interactionOf({ by: '3', guild: '30' }, 2, data))
  for (let n = 0; n < 70; n += 1) expect((await post(copied)).status).toBe(n === 0 ? 200 : 409)
  expect(await listMine(3, 31)).toBe('answered')
})

test('one server can do so much a second, and other servers go on', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => listMine(1_000 + n, 10)))
  expect(countAnswered(answers)).toBeGreaterThanOrEqual(20)
  expect(countAnswered(answers)).toBeLessThan(100)
  expect(await listMine(2_000, 20)).toBe('answered')
})
