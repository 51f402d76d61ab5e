// Also on the embedded engine.
/** A crew in a Discord channel: one message that follows it. The tests run the jobs, by their own clock. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission, startMission } from '#contract/missions/missions.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { banUser, unbanUser } from '#contract/sanctions/sanctions.ts'
import { disconnectCrewWebhook } from '#contract/webhooks/webhooks.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { webhookAddress, webhookCalls, webhookToken } from '#server/testing/calls/webhook-calls.ts'
import {
  crewDraft,
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { webhookUpkeepJob } from './webhooks-delivery.service.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { DISCORD_API_URL: discord.url, PUBLIC_URL: 'https://crew.example' } })
const { connect, stateOf, deliver } = webhookCalls(t)
const { inbox } = applicationCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const channel = '1098765432109876543'
const shown = () => discord.messagesOf(channel).map(({ embeds }) => embeds[0])
const nextSecond = (seconds: number) => t.clock.advance(seconds * 1_000)

/** A crew whose message is in the channel. */
const showCrew = async (changes: Parameters<typeof postCrew>[2] = {}) => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, {
    title: 'Halo run',
    maxCrewSize: 4,
    primaryLanguage: 'en',
    ...changes,
  })
  expect((await connect(leader, crew.id, webhookAddress(channel))).status).toBe(200)
  await deliver()
  nextSecond(6)
  return { leader, id: crew.id }
}

const edit = (leader: Player, id: number, title: string) =>
  t.send(updateCrew, { params: { id }, body: crewDraft({ title, maxCrewSize: 4 }) }, { as: leader })

const countRows = async () => (await t.connection.db.selectFrom('webhooks').select('id').execute()).length

test('a post has one message in the channel, with link, start, seats and all that matters', async () => {
  const start = new Date(Math.floor(Date.now() / 1000) * 1000 + 5 * 60 * 60_000)
  const { id, leader } = await showCrew({
    scheduledFor: start.toISOString(),
    location: 'Aaron Halo',
    region: 'eu',
    gameVersion: 'ptu',
    primaryLanguage: 'de',
    roles: [gunnerRole(), gunnerRole({ roleName: 'Cook', slotsNeeded: 1 })],
  })
  const unix = start.getTime() / 1000
  expect(discord.messagesOf(channel)).toMatchObject([
    {
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: 'Halo run',
          url: `https://crew.example/crew/${id}`,
          description: `**Open**\n<t:${unix}:F> (<t:${unix}:R>)`,
          fields: [
            { name: 'Seats', value: '3 of 4 free\n0/2 Turret Gunner\n0/1 Cook' },
            { name: 'Activity', value: 'Mining' },
            { name: 'Location', value: 'Aaron Halo' },
            { name: 'Server', value: 'Europe, PTU (test)' },
            { name: 'Language', value: 'German' },
          ],
        },
      ],
    },
  ])
  expect(discord.requests).toMatchObject([
    { method: 'POST', path: `/api/v10/webhooks/${channel}/${webhookToken}?wait=true` },
  ])
  expect(await stateOf(leader, id)).toEqual({
    isSet: true,
    since: expect.any(String),
    lastDelivery: expect.any(String),
    problem: null,
  })
})

test('the message is in the language of the leader', async () => {
  const leader = await registerPlayer(t, {}, { 'accept-language': 'de' })
  const { id } = await postCrew(t, leader, { maxCrewSize: 4 })
  await connect(leader, id, webhookAddress(channel))
  await deliver()
  expect(shown()).toMatchObject([{ fields: [{ name: 'Plätze', value: '3 von 4 frei' }, {}, {}] }])
})

test('whoever joins changes that message, and no other is posted', async () => {
  const { leader, id } = await showCrew()
  await joinCrew(t, leader, id)
  await deliver()
  expect(discord.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(discord.messagesOf(channel)).toHaveLength(1)
  expect(shown()[0]?.fields[0]?.value).toBe('2 of 4 free')
})

test('a change that the message does not show is no request', async () => {
  const { leader, id } = await showCrew()
  const body = crewDraft({ title: 'Halo run', maxCrewSize: 4, description: 'Bring tea.' })
  await t.send(updateCrew, { params: { id }, body }, { as: leader })
  await deliver()
  expect(discord.requests).toHaveLength(1)
  nextSecond(6)
  await edit(leader, id, 'Another title')
  await deliver()
  expect(shown()).toMatchObject([{ title: 'Another title' }])
})

test('of twenty quick changes the channel gets few, five seconds apart, and the last', async () => {
  const { leader, id } = await showCrew()
  t.clock.stop()
  for (let number = 1; number <= 20; number += 1) {
    await edit(leader, id, `Title ${number}`)
    await deliver()
    t.clock.advance(400)
  }
  nextSecond(6)
  await deliver()
  expect(shown()).toMatchObject([{ title: 'Title 20' }])
  // Eight seconds: one immediately, one after five, and one for the rest.
  expect(discord.requests).toHaveLength(1 + 3)
})

test('a change that comes while the message is sent is not lost', async () => {
  const { leader, id } = await showCrew()
  await edit(leader, id, 'First')
  discord.answerNext((response, carryOut) => {
    carryOut()
    void edit(leader, id, 'Second').then(() => response.end('{}'))
  })
  await deliver()
  expect(shown()).toMatchObject([{ title: 'First' }])
  nextSecond(6)
  await deliver()
  expect(shown()).toMatchObject([{ title: 'Second' }])
})

test('the message says that the mission flies, and its end is the end of the webhook', async () => {
  const { leader, id } = await showCrew()
  await t.send(startMission, { params: { id } }, { as: leader })
  await deliver()
  expect(shown()[0]?.description).toMatch(/^\*\*In progress\*\*\n<t:\d+:R>$/)
  nextSecond(6)
  await complete(t, leader, id)
  await deliver()
  expect(shown()[0]?.description).toMatch(/^\*\*Completed\*\*\n<t:\d+:D>$/)
  expect(await countRows()).toBe(0)
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem: null })
  const again = await connect(leader, id, webhookAddress(channel))
  expect([again.status, again.body.code]).toEqual([409, 'mission_closed'])
})

test('a cancelled mission says so, and the address is deleted', async () => {
  const { leader, id } = await showCrew()
  await t.send(cancelMission, { params: { id }, body: {} }, { as: leader })
  await deliver()
  expect(shown()[0]?.description).toMatch(/^\*\*Cancelled\*\*/)
  expect(await countRows()).toBe(0)
})

test('nothing of a deleted post stays in the channel', async () => {
  const { id } = await showCrew()
  await t.send(deleteCrew, { params: { id }, body: {} }, { as: await registerStaff(t, 'admin') })
  await deliver()
  expect(JSON.stringify(shown())).not.toContain('Halo run')
  expect(await countRows()).toBe(0)
})

test('nor of a post whose leader is banned, and it is back after the ban', async () => {
  const { leader } = await showCrew()
  const admin = await registerStaff(t, 'admin')
  const params = { id: leader.user.id }
  // It ends before the start, so the crew is not cancelled.
  const body = { banType: 'temporary' as const, duration: 1, reason: 'Rude' }
  await t.send(banUser, { params, body }, { as: admin })
  await deliver()
  expect(shown()).toMatchObject([{ title: 'This post is not shown at the moment' }])
  expect(JSON.stringify(shown())).not.toContain('Halo run')
  await webhookUpkeepJob.run(t.node.ctx, {})
  nextSecond(6)
  expect((await t.send(unbanUser, { params, body: {} }, { as: admin })).status).toBe(200)
  await deliver()
  expect(shown()).toMatchObject([{ title: 'Halo run' }])
})

test('with the account of the leader the message says that the mission is cancelled, and the webhook goes', async () => {
  const { leader } = await showCrew()
  expect((await leaveForGood(t, leader)).status).toBe(204)
  await deliver()
  expect(shown()[0]?.description).toMatch(/^\*\*Cancelled\*\*/)
  expect(await countRows()).toBe(0)
})

test('after disconnecting, the message stays as it is', async () => {
  const { leader, id } = await showCrew()
  expect((await t.send(disconnectCrewWebhook, { params: { id } }, { as: leader })).status).toBe(204)
  await edit(leader, id, 'Changed')
  nextSecond(6)
  await deliver()
  expect(shown()).toMatchObject([{ title: 'Halo run' }])
  expect(await stateOf(leader, id)).toEqual({ isSet: false, since: null, lastDelivery: null, problem: null })
})

test('the same webhook again goes on with its message', async () => {
  const { leader, id } = await showCrew()
  await connect(leader, id, webhookAddress(channel))
  await edit(leader, id, 'Changed')
  await deliver()
  expect(shown()).toMatchObject([{ title: 'Changed' }])
})

test('another webhook takes the place of the first', async () => {
  const { leader, id } = await showCrew()
  await connect(leader, id, webhookAddress('77'))
  await deliver()
  expect(discord.messagesOf('77')).toHaveLength(1)
  expect(await countRows()).toBe(1)
})

test.each([
  'https://canary.discord.com/api/webhooks/77/abc',
  'https://ptb.discord.com/api/webhooks/77/abc',
  'https://discordapp.com/api/webhooks/77/abc',
  '  https://discord.com/api/webhooks/77/abc\n',
])('%s is taken: only its two parts are used', async (url) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  expect((await connect(leader, id, url)).status).toBe(200)
  await deliver()
  expect(discord.requests).toMatchObject([{ path: '/api/v10/webhooks/77/abc?wait=true' }])
})

test.each([
  'http://discord.com/api/webhooks/77/abc',
  'https://discord.com/api/webhooks/77/abc?thread_id=5',
  'https://discord.com/api/webhooks/77/abc#x',
  'https://discord.com/api/webhooks/77/abc/',
  'https://discord.com/api/webhooks/77/../../users',
  'https://discord.com/api/webhooks/77',
  'https://discord.com/api/webhooks/x/abc',
  `https://discord.com/api/webhooks/${'7'.repeat(21)}/abc`,
  `https://discord.com/api/webhooks/77/${'a'.repeat(101)}`,
  'https://discord.com:8443/api/webhooks/77/abc',
  'https://discord.com@evil.example/api/webhooks/77/abc',
  'https://evil.example/https://discord.com/api/webhooks/77/abc',
  'https://discord.com.evil.example/api/webhooks/77/abc',
  'https://127.0.0.1/api/webhooks/77/abc',
  '',
])('%s is refused with a clear text', async (url) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const { status, body } = await connect(leader, id, url)
  expect([status, body.fields?.url]).toEqual([
    400,
    expect.stringContaining('https://discord.com/api/webhooks/'),
  ])
  expect(await countRows()).toBe(0)
})

test('a start that moves is moved in the channel', async () => {
  const { leader, id } = await showCrew({ scheduledFor: inHours(5) })
  const before = shown()[0]?.description
  const body = crewDraft({ title: 'Halo run', maxCrewSize: 4, scheduledFor: inHours(9) })
  await t.send(updateCrew, { params: { id }, body }, { as: leader })
  await deliver()
  expect(shown()[0]?.description).toMatch(/<t:\d+:F> \(<t:\d+:R>\)$/)
  expect(shown()[0]?.description).not.toBe(before)
  expect(await inbox(leader)).toEqual([])
})
