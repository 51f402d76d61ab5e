/** Only the server has the address of a webhook, and texts of players notify no one. */
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { endpoints } from '#contract/index.ts'
import { followEvents } from '#contract/wire/events.ts'
import { webhookAddress, webhookCalls, webhookToken } from '#server/testing/calls/webhook-calls.ts'
import {
  crewDraft,
  goodPassword,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { answers, openDiscord } from '#server/testing/fakes/discord.ts'
import { collectLogLines } from '#server/testing/log-lines.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { DISCORD_API_URL: discord.url, LOG_LEVEL: 'trace' } })
const { connect, deliver } = webhookCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const channel = '1098765432109876543'
const secrets = [channel, webhookToken]

const expectNoSecret = (what: string, text: string) => {
  for (const secret of secrets) expect([what, text.includes(secret)]).toEqual([what, false])
}

/** Calls every endpoint that reads, with the id of the crew in place of every id. */
const readEverything = async (as: Player, id: number) => {
  for (const { method, path } of endpoints.filter((endpoint) => endpoint !== followEvents)) {
    if (method !== 'GET') continue
    const url = `/api${path.replaceAll(/:\w+/g, String(id))}`
    const { body, headers } = await t.inject({ url, cookies: { ...as.cookies } })
    expectNoSecret(url, body + JSON.stringify(headers))
  }
}

test('an address never leaves: not by any answer, the export, an error, the log, the queue or a table', async () => {
  const lines = collectLogLines(t.node.app)
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  const url = webhookAddress(channel)
  for (const wrong of [`${url}?x=1`, `${url}/messages`, `http://${url.slice(8)}`])
    expectNoSecret(wrong, JSON.stringify(await connect(leader, id, wrong)))
  const stranger = await registerPlayer(t)
  expectNoSecret('stranger', JSON.stringify(await connect(stranger, id, url)))
  discord.answerNext(answers.empty(500), answers.brokenOff)
  expectNoSecret('answer', JSON.stringify(await connect(leader, id, url)))
  const member = await joinCrew(t, leader, id)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await deliver()
    t.clock.advance(60_000)
  }
  expect(discord.messagesOf(channel)).toHaveLength(1)

  for (const as of [leader, member, await registerStaff(t, 'admin')]) await readEverything(as, id)
  const { body } = await t.send(exportAccount, { body: { password: goodPassword } }, { as: leader })
  expectNoSecret('export', JSON.stringify(body))
  expect(body).toMatchObject({
    webhooks: [{ host: 'discord.com', crewId: id, createdAt: expect.any(String) }],
  })
  expect(lines.some(({ msg }) => msg === 'Discord took no message')).toBe(true)
  expectNoSecret('log', JSON.stringify(lines))

  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables
    where schemaname in ('public', 'pgboss')
  `.execute(t.connection.db)
  for (const { name } of rows) {
    const stored = await sql<{ row: string }>`
      select to_jsonb(each)::text as row from ${sql.raw(name)} as each
    `.execute(t.connection.db)
    expectNoSecret(name, stored.rows.map(({ row }) => row).join())
  }
})

const hostile = '@everyone <@&1> **x** [a](https://evil.example) # '

test('hostile texts fill a message to its limits at most, and notify nobody', async () => {
  const leader = await registerPlayer(t)
  const role = (n: number) => ({ roleName: `@here ${n} ${'*'.repeat(50)}`, slotsNeeded: 1 })
  const { id } = await postCrew(t, leader, {
    location: hostile.slice(0, 60),
    maxCrewSize: 50,
    roles: Array.from({ length: 12 }, (_, n) => role(n)),
  })
  // Longer than any form allows.
  await t.connection.db
    .updateTable('crews')
    .set({ title: hostile.repeat(100), ship_name: hostile.repeat(100) })
    .where('id', '=', id)
    .execute()
  await connect(leader, id, webhookAddress(channel))
  await deliver()
  const [message] = discord.messagesOf(channel)
  const [embed] = message?.embeds ?? []
  if (!embed) throw new Error('no message')
  expect(message?.allowed_mentions).toEqual({ parse: [] })
  const { title, description, fields } = embed
  expect(title.length).toBeLessThanOrEqual(256)
  for (const { name, value } of fields) {
    expect(name.length).toBeLessThanOrEqual(256)
    expect(value.length).toBeLessThanOrEqual(1024)
    expect(value).not.toBe('')
  }
  const texts = [title, description, ...fields.flatMap(({ name, value }) => [name, value])]
  expect(fields.length).toBeLessThanOrEqual(25)
  expect(texts.join('').length).toBeLessThanOrEqual(6_000)
  for (const text of texts) expect(text).not.toMatch(/@(?!\u200b)|(?<!\\)[<[]@/)
})

test('a post is escaped, and a crew of the usual kind has no server', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, crewDraft({ title: '*loud* _run_', location: '# Yela' }))
  await connect(leader, id, webhookAddress(channel))
  await deliver()
  const [embed] = discord.messagesOf(channel)[0]?.embeds ?? []
  expect(embed?.title).toBe('\\*loud\\* \\_run\\_')
  expect(embed?.fields.map(({ name, value }) => [name, value])).toEqual([
    ['Seats', '3 of 4 free'],
    ['Activity', 'Mining'],
    ['Location', '\\# Yela'],
    ['Language', 'German'],
  ])
})
