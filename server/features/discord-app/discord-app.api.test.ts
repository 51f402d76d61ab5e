// Also on the embedded engine.
/** What Discord reports, and what others claim that it does. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgetInteractionsJob } from '#server/features/discord-app/discord-app-answers.service.ts'
import { discordAppCalls, type Shown } from '#server/testing/calls/discord-app-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })
const { post, interactionOf, command, type, press, fill } = discordAppCalls(t, discord)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const stranger = { by: '31' }
const find = (changes: object = {}) =>
  JSON.stringify({
    ...interactionOf(stranger, 2, { name: 'crew', options: [{ name: 'find', type: 1 }] }),
    ...changes,
  })
const secondsAgo = (seconds: number) => String(Math.floor(t.node.ctx.now().getTime() / 1_000) - seconds)

test('Discord finds the endpoint alive', async () => {
  const ping = JSON.stringify({ id: '1', application_id: discord.applicationId, type: 1 })
  expect(await post(ping)).toMatchObject({ status: 200, type: 1 })
})

test('what another key has signed is refused, and so is a signature that is none', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const body = find()
  const now = secondsAgo(0)
  const forged = sign(null, Buffer.from(now + body), privateKey).toString('hex')
  for (const signature of [forged, '', 'zz', '00'.repeat(64)])
    expect((await post(body, now, signature)).status).toBe(401)
})

test('a body or a time that was changed after it was signed is refused', async () => {
  const body = find()
  const now = secondsAgo(0)
  const signature = discord.sign(body, now)
  expect((await post(`${body} `, now, signature)).status).toBe(401)
  expect((await post(body, secondsAgo(1), signature)).status).toBe(401)
  expect((await post(body, now, signature)).status).toBe(200)
})

test('what was signed more than five minutes ago, or for later, is refused', async () => {
  expect((await post(find(), secondsAgo(301))).status).toBe(401)
  expect((await post(find(), secondsAgo(-301))).status).toBe(401)
  expect((await post(find(), secondsAgo(290))).status).toBe(200)
})

test('a request that is repeated is refused', async () => {
  const body = find()
  expect((await post(body)).status).toBe(200)
  expect((await post(body)).status).toBe(409)
})

test('an interaction is remembered for longer than its signature is good, and not for good', async () => {
  const forgetAfter = async (minutes: number) => {
    t.clock.advance(minutes * 60_000)
    await forgetInteractionsJob.run(t.node.ctx, {})
    return (await t.connection.db.selectFrom('discord_interactions').select('id').execute()).length
  }
  await post(find())
  expect([await forgetAfter(6), await forgetAfter(5)]).toEqual([1, 0])
})

test('an interaction of another application is refused', async () => {
  expect((await post(find({ application_id: '99' }))).status).toBe(401)
})

test('what cannot be read is refused', async () => {
  for (const body of [
    '',
    '{',
    '[]',
    '{"type":2}',
    find({ type: 9 }),
    find({ id: 'x' }),
    find({ member: undefined }),
  ])
    expect([body, (await post(body)).status]).toEqual([body, 400])
})

test('a command that nobody knows is answered, and inputs of 10,000 characters find nothing', async () => {
  expect(await command(stranger, 'crew wreck')).toMatchObject({ status: 200, type: 4 })
  const long = 'x'.repeat(10_000)
  const { data } = await command(stranger, 'crew find', { activity: long })
  expect(data.content).toBe('Please check your entries.')
})

test('crews are found by anybody, in the language of their Discord, and nobody is notified by a title', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: '@everyone <@1> [free](crew) run' })
  const { type, data } = await command({ ...stranger, locale: 'de' }, 'crew find', { activity: 'mining' })
  expect([type, data.flags, data.allowed_mentions]).toEqual([4, 64, { parse: [] }])
  expect(data.embeds[0]?.title).toBe('@\u200beveryone \\<@\u200b1\\> \\[free\\](crew) run')
  expect(data.embeds[0]?.url).toMatch(new RegExp(`/crew/${id}$`))
  expect(data.embeds[0]?.description).toContain('Offen')
  const none = await command(stranger, 'crew find', { activity: 'racing' })
  expect(none.data.content).toBe('No crew fits this at the moment.')
})

const urlsOf = ({ data }: Shown) =>
  data.components.flatMap(({ components }) => components.map(({ url = '' }) => url))

test('somebody whose account is not linked signs in, or links it, and comes back to what they wanted', async () => {
  const { id } = await postCrew(t, await registerPlayer(t), { title: 'Halo' })
  const wanted = async (name: string, options = {}) =>
    urlsOf(await command({ ...stranger, permissions: String(1n << 5n) }, name, options)).map((url) => {
      const { pathname, searchParams } = new URL(url)
      return [pathname, searchParams.get('redirect')]
    })
  const both = (path: string) => [
    ['/login', path],
    ['/settings/sign-in', path],
  ]
  expect(await wanted('crew mine')).toEqual(both('/my-crews'))
  expect(await wanted('crew follow')).toEqual(both('/settings/discord'))
  expect(await wanted('beacon')).toEqual(both('/fly-now'))
  for (const crew of ['halo', String(id), `https://crew.example/crew/${id}`])
    expect(await wanted('crew show', { crew })).toEqual(both(`/crew/${id}`))
  for (const crew of ['nothing of that name', ' ', 'x'.repeat(10_000)])
    expect(await wanted('crew show', { crew })).toEqual(both('/search'))
})

test('a post is begun with what was given, in a form on the site', async () => {
  const by = await linkDiscord(t, await registerPlayer(t))
  const given = { title: 'Halo & run', activity: 'mining', seat: 'combat', when: 'tomorrow', language: 'de' }
  const shown = await command({ by }, 'crew post', given)
  expect([shown.type, shown.data.flags, shown.data.content]).toEqual([4, 64, expect.stringContaining('form')])
  const [url = ''] = urlsOf(shown)
  expect(new URL(url).pathname).toBe('/create')
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual(given)
})

test('somebody who is no player signs in first, and comes back to the form with what was given', async () => {
  const [url = ''] = urlsOf(await command(stranger, 'crew post', { title: 'Halo' }))
  expect(new URL(url).searchParams.get('redirect')).toBe('/create?title=Halo')
})

test('no title makes a longer address than Discord takes, and nothing made up gets into it', async () => {
  const by = await linkDiscord(t, await registerPlayer(t))
  const title = `[x](https://evil.example) @everyone ${'Ж'.repeat(10_000)}`
  const given = { title, activity: 'wreck', seat: 'any', when: '<@1>', from: '1' }
  for (const shown of [
    await command({ by }, 'crew post', given),
    await command(stranger, 'crew post', given),
  ]) {
    const [url = ''] = urlsOf(shown)
    expect([url.length > 400, url.length <= 512]).toEqual([true, true])
    expect(url).not.toMatch(/wreck|seat|when|from/)
    expect(JSON.stringify(shown.data.content)).not.toContain('everyone')
  }
})

test('players see their next missions, and a banned one only that they are banned', async () => {
  const leader = await registerPlayer(t)
  const by = await linkDiscord(t, leader)
  expect((await command({ by }, 'crew mine')).data.content).toBe('You have no missions ahead.')
  await postCrew(t, leader, { title: 'Halo' })
  expect((await command({ by }, 'crew mine')).data.embeds.map(({ title }) => title)).toEqual(['Halo'])
  await t.connection.db
    .updateTable('users')
    .set({ banned_until: new Date(Date.now() + 60_000) })
    .where('id', '=', leader.user.id)
    .execute()
  const { data } = await command({ by }, 'crew mine')
  expect([data.embeds, data.content]).toEqual([[], expect.stringContaining('banned')])
})

test('10,000 characters in any option, field or id are answered, and change nothing', async () => {
  const by = await linkDiscord(t, await registerPlayer(t))
  const long = 'x'.repeat(10_000)
  const doing = { by, permissions: String(1n << 5n) }
  const answers = [
    await command(doing, 'crew find', { seat: long, activity: long, when: long, language: long }),
    await command(doing, 'crew show', { crew: long }),
    await command(doing, 'crew follow', { seat: long, activity: long, language: long }),
    await command(doing, 'crew unfollow', { search: long }),
    await command(doing, 'beacon', { minutes: long }),
    await type(doing, 'crew show', 'crew', long),
    await press(doing, 'seat:1', long),
    await fill(doing, 'apply:1:any', { message: long, availability: long, experience: long }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(JSON.stringify(answers)).not.toContain('went wrong')
  expect((await press(doing, long)).status).toBe(400)
  expect((await command(doing, 'crew find', { activity: 'x'.repeat(70_000) })).status).toBe(413)
  for (const table of ['discord_follows', 'discord_cards', 'applications'] as const)
    expect([table, await t.connection.db.selectFrom(table).select('id').execute()]).toEqual([table, []])
})
