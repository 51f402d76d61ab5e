/** Runs the bot of docs/examples like its readers would: in its own process, against a server that listens. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { inHours, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { answers, type Discord, openDiscord } from '#server/testing/fakes/discord.ts'
import { portOf } from '#server/testing/raw-connection.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { makeToken } = tokenCalls(t)
const program = fileURLToPath(new URL('../../../docs/examples/board-bot/bot.mjs', import.meta.url))

let discord: Discord
beforeAll(async () => {
  discord = await openDiscord()
})
beforeEach(() => discord.clear())
afterAll(() => discord.close())

const site = async () => `http://127.0.0.1:${await portOf(t.node.app)}`

const runBot = async (env: Readonly<Record<string, string>>) => {
  const run = promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env.PATH, CREWBEACON_URL: await site(), ...env },
  })
  return run.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

const webhook = () => `${discord.url}/webhooks/7/secret`

test('it posts what the search finds to the channel', async () => {
  const leader = await registerPlayer(t)
  const start = inHours(5)
  const { id } = await postCrew(t, leader, {
    title: 'Mining @everyone [run](now)',
    maxCrewSize: 4,
    scheduledFor: start,
  })
  await postCrew(t, leader, { title: 'Fighters', activity: 'combat' })
  const CREWBEACON_TOKEN = await makeToken(leader, ['read'])
  const { code } = await runBot({
    CREWBEACON_TOKEN,
    CREWBEACON_SEARCH: 'activity=mining',
    DISCORD_WEBHOOK: webhook(),
  })
  expect(code).toBe(0)
  expect(discord.messagesOf('7')).toEqual([
    {
      embeds: [
        {
          title: '1 crew is looking for people',
          description: expect.stringMatching(
            new RegExp(
              String.raw`^\*\*\[Mining \\@everyone \\\[run\\\]\\\(now\\\)\]\(${await site()}/crew/${id}\)\*\*\nmining · 1 of 4 aboard · <t:\d+:R>$`,
            ),
          ),
        },
      ],
      allowed_mentions: { parse: [] },
    },
  ])
  expect(discord.requests[0]?.headers).not.toHaveProperty('authorization')
})

test('without a channel it prints the board', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Quantanium run', maxCrewSize: 4 })
  const { code, stdout } = await runBot({ CREWBEACON_TOKEN: await makeToken(leader, ['read']) })
  expect([code, stdout]).toEqual([
    0,
    `1 crew is looking for people\nQuantanium run (mining, 1 of 4 aboard)\n  ${await site()}/crew/${id}\n`,
  ])
})

test('a search that finds nothing posts nothing', async () => {
  const CREWBEACON_TOKEN = await makeToken(await registerPlayer(t), ['read'])
  const { code } = await runBot({ CREWBEACON_TOKEN, DISCORD_WEBHOOK: webhook() })
  expect([code, discord.requests]).toEqual([0, []])
})

test('it waits when Discord asks it to, and posts once', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader)
  discord.answerNext(answers.json(429, {}, { 'retry-after': '0.05' }))
  const { code } = await runBot({
    CREWBEACON_TOKEN: await makeToken(leader, ['read']),
    DISCORD_WEBHOOK: webhook(),
  })
  expect([code, discord.requests.length, discord.messagesOf('7').length]).toEqual([0, 2, 1])
})

test('it says why it was refused', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader)
  const wrong = await runBot({ CREWBEACON_TOKEN: 'cb_wrong' })
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('401: {"code":"invalid_api_token"')])
  const narrow = await runBot({ CREWBEACON_TOKEN: await makeToken(leader, ['post']) })
  expect([narrow.code, narrow.stderr]).toEqual([
    1,
    expect.stringContaining('403: {"code":"token_not_allowed"'),
  ])
  const nothing = await runBot({})
  expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringContaining('CREWBEACON_TOKEN')])
  const token = await makeToken(leader, ['read'])
  discord.deleteWebhook('7')
  const gone = await runBot({ CREWBEACON_TOKEN: token, DISCORD_WEBHOOK: webhook() })
  expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining('404: {"message":"Unknown Webhook"')])
  expect(gone.stderr).not.toContain('secret')
})
