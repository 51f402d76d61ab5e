/** A saved search in a Discord channel: every post that it finds. The tests run the jobs, by their own clock. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { deleteSearch, saveSearch } from '#contract/searches/searches.ts'
import * as contract from '#contract/webhooks/webhooks.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { alertSearchersJob } from '#server/features/searches/searches-alerts.service.ts'
import { applying } from '#server/testing/applying.ts'
import { connecting, webhookAddress } from '#server/testing/connecting.ts'
import { leaveForGood } from '#server/testing/deleting.ts'
import { answers, openDiscord } from '#server/testing/discord.ts'
import { crewDraft, joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { DISCORD_API_URL: discord.url } })
const { deliver } = connecting(t)
const { inbox } = applying(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const channel = '42'
const titles = () => discord.messagesOf(channel).map(({ embeds }) => embeds[0]?.title)

/** A player whose search for mining has a channel. */
const connectSearch = async () => {
  const searcher = await registerPlayer(t)
  const { id } = (await t.send(saveSearch, { body: { activity: 'mining' } }, { as: searcher })).body
  const body = { url: webhookAddress(channel) }
  const { status } = await t.send(contract.connectSearchWebhook, { params: { id }, body }, { as: searcher })
  expect(status).toBe(200)
  return { searcher, id }
}

const post = async (changes: Parameters<typeof postCrew>[2] = {}) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4, ...changes })
  await alertSearchersJob.run(t.node.ctx, { crewId: id, before: null })
  await deliver()
  return { leader, id }
}

const stateOf = async (as: Player, id: number) =>
  (await t.send(contract.getSearchWebhook, { params: { id } }, { as })).body

const countRows = async (table: 'webhooks' | 'webhook_messages') =>
  (await t.connection.db.selectFrom(table).selectAll().execute()).length

test('every post that fits is one message, which follows its crew until the mission is over', async () => {
  const { searcher, id } = await connectSearch()
  const { leader, id: crewId } = await post()
  await post({ title: 'Yela' })
  await post({ title: 'Not this', activity: 'combat' })
  expect(titles()).toEqual(['Halo', 'Yela'])
  t.clock.advance(6_000)
  await joinCrew(t, leader, crewId)
  await deliver()
  expect(discord.messagesOf(channel)[0]?.embeds[0]?.fields[0]?.value).toContain('2 of 4 free')
  t.clock.advance(6_000)
  await t.send(cancelMission, { params: { id: crewId }, body: {} }, { as: leader })
  await deliver()
  expect(discord.messagesOf(channel)[0]?.embeds[0]?.description).toContain('Cancelled')
  expect([await countRows('webhooks'), await countRows('webhook_messages')]).toEqual([1, 1])
  expect(await stateOf(searcher, id)).toMatchObject({ isSet: true, problem: null })
})

test('a message that somebody deleted in the channel does not come back', async () => {
  await connectSearch()
  const { leader, id } = await post()
  discord.deleteMessages(channel)
  t.clock.advance(6_000)
  await t.send(updateCrew, { params: { id }, body: crewDraft({ title: 'Halo 2' }) }, { as: leader })
  await deliver()
  t.clock.advance(6_000)
  await deliver()
  expect(titles()).toEqual([])
  await post({ title: 'The next' })
  expect(titles()).toEqual(['The next'])
})

test('a webhook that Discord does not know is forgotten with a notice', async () => {
  const { searcher, id } = await connectSearch()
  discord.answerNext(answers.json(404, { code: 10_015 }))
  await post()
  expect(await stateOf(searcher, id)).toMatchObject({ isSet: false, problem: 'gone' })
  expect(await inbox(searcher)).toContain(
    'The Discord channel of one of your saved searches gets no more posts: its webhook was deleted there. We have forgotten the address.',
  )
  await post({ title: 'Not shown' })
  expect(titles()).toEqual([])
})

test('it ends with the search, by disconnecting, and with the account', async () => {
  const { searcher, id } = await connectSearch()
  await t.send(contract.disconnectSearchWebhook, { params: { id } }, { as: searcher })
  expect(await countRows('webhooks')).toBe(0)
  await t.send(
    contract.connectSearchWebhook,
    { params: { id }, body: { url: webhookAddress(channel) } },
    { as: searcher },
  )
  await t.send(deleteSearch, { params: { id } }, { as: searcher })
  expect(await countRows('webhooks')).toBe(0)
  const other = await connectSearch()
  await leaveForGood(t, other.searcher)
  expect(await countRows('webhooks')).toBe(0)
})

test.each<[string, Endpoint]>(
  [contract.getSearchWebhook, contract.connectSearchWebhook, contract.disconnectSearchWebhook].map(
    (endpoint) => [endpoint.name, endpoint],
  ),
)('%s is for nobody but whose search it is', async (_name, endpoint) => {
  const { id } = await connectSearch()
  const request = { params: { id }, body: { url: webhookAddress('43') } } as never
  const stranger = await registerPlayer(t)
  expect((await t.send(endpoint, request, { as: stranger })).status).toBe(404)
  expect((await t.send(endpoint, request)).status).toBe(401)
  expect(await countRows('webhooks')).toBe(1)
})
