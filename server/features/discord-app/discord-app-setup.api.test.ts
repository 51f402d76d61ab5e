/** The commands as Discord gets them. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { registerCommands } from './discord-app-setup.service.ts'

const discord = await openDiscordServer()
const config = readConfig(discord.env)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

test('Discord gets every command in both languages, within its own limits', async () => {
  await registerCommands(config)
  const [request] = discord.requests
  expect([request?.method, request?.authorization]).toEqual(['PUT', 'Bot bot-token'])
  const texts = JSON.stringify(discord.commands())
  expect(discord.commands().map(({ name }) => name)).toContain('crew')
  expect(texts).toContain('"description_localizations":{"de":"Die fünf Crews zeigen, die am besten passen"}')
  for (const [, description = ''] of texts.matchAll(/"(?:description|de)":"([^"]*)"/g))
    expect([description, description.length > 0 && description.length <= 100]).toEqual([description, true])
})

test('what Discord does not take is one clear line, without the token', async () => {
  discord.answerNext({ status: 401, body: { code: 0 } })
  await expect(registerCommands(config)).rejects.toThrow(/^Discord refused: status 401, code 0$/)
  await expect(registerCommands({ ...config, discordApp: undefined })).rejects.toThrow(/DISCORD_PUBLIC_KEY/)
})
