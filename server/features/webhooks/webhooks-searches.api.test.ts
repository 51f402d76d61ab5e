// Also on the embedded engine.
/** A saved search in a Discord channel: every post that it finds. The tests run the jobs, by their own clock. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateContactSettings } from '#contract/blocks/blocks.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { banUser, unbanUser } from '#contract/sanctions/sanctions.ts'
import { deleteSearch, listSearches, saveSearch } from '#contract/searches/searches.ts'
import * as contract from '#contract/webhooks/webhooks.ts'
import type { Endpoint, Request } from '#contract/wire/endpoint.ts'
import { type PostChange, showInChannels } from '#server/features/crews/posting/crews-changes.service.ts'
import { alertSearchersJob } from '#server/features/searches/searches-alerts.service.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { webhookAddress, webhookCalls } from '#server/testing/calls/webhook-calls.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { answers, openDiscord } from '#server/testing/fakes/discord.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { webhookUpkeepJob } from './webhooks-delivery.service.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { DISCORD_API_URL: discord.url } })
const { connect, deliver } = webhookCalls(t)
const { apply, inbox } = applicationCalls(t)
const { block } = messageCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const channel = '42'
const titles = () => discord.messagesOf(channel).map(({ embeds }) => embeds[0]?.title)

/** A player whose search for mining has a channel. */
const connectSearch = async (
  filters: Request<typeof saveSearch>['body'] = { activity: 'mining' },
  as?: Player,
) => {
  const searcher = as ?? (await registerPlayer(t))
  const { id } = (await t.send(saveSearch, { body: filters }, { as: searcher })).body
  const body = { url: webhookAddress(channel) }
  const { status } = await t.send(contract.connectSearchWebhook, { params: { id }, body }, { as: searcher })
  expect(status).toBe(200)
  return { searcher, id }
}

const deliverFound = async (change: PostChange) => {
  await alertSearchersJob.run(t.node.ctx, change)
  await deliver()
}

const postBy = async (leader: Player, changes: Parameters<typeof postCrew>[2] = {}) => {
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4, ...changes })
  await deliverFound({ crewId: id, before: null })
  return { leader, id }
}

const post = async (changes: Parameters<typeof postCrew>[2] = {}) => postBy(await registerPlayer(t), changes)

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

test('the channel gets what fits, whether or not its player could apply', async () => {
  const { searcher } = await connectSearch()
  await postBy(searcher, { title: 'Their own' })
  const leader = await registerPlayer(t)
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: leader })
  await postBy(leader, { title: 'By invitation' })
  const joined = await registerPlayer(t)
  const { id } = await postCrew(t, joined, { title: 'Joined', activity: 'racing', maxCrewSize: 4 })
  await apply(searcher, id)
  await t.send(
    updateCrew,
    { params: { id }, body: crewDraft({ title: 'Joined', activity: 'mining' }) },
    { as: joined },
  )
  await deliverFound({ crewId: id, before: { facets: [] } })
  await t.connection.pool.query(
    `insert into warnings (user_id, reason, description, created_at) values ($1, 'x', '', now())`,
    [searcher.user.id],
  )
  await post({ title: 'While warned' })
  expect(titles()).toEqual(['Their own', 'By invitation', 'Joined', 'While warned'])
  expect((await inbox(searcher)).filter((text) => text.includes('fits your search'))).toEqual([])
})

test('nothing is shown across a block, or for a banned player', async () => {
  const { searcher } = await connectSearch()
  const [blocker, blocked] = [await registerPlayer(t), await registerPlayer(t)]
  await block(blocker, searcher)
  await block(searcher, blocked)
  for (const leader of [blocker, blocked]) await postBy(leader)
  const until = new Date(t.node.ctx.now().getTime() + 60_000)
  await t.connection.pool.query('update users set banned_until = $1 where id = $2', [until, searcher.user.id])
  await post()
  expect(titles()).toEqual([])
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
    'Your Discord channel no longer shows what your search “Mining” finds. The webhook or its message was deleted in Discord, or the address was wrong. We have deleted the address.',
  )
  await post({ title: 'Not shown' })
  expect(titles()).toEqual([])
})

test('a channel gets a post once, however many searches and webhooks lead to it', async () => {
  const { searcher } = await connectSearch()
  await connectSearch({ activity: 'mining', search: 'Halo' }, searcher)
  await connectSearch()
  const { leader, id } = await post()
  expect(titles()).toEqual(['Halo'])
  await connect(leader, id, webhookAddress(channel))
  t.clock.advance(6_000)
  await t.send(updateCrew, { params: { id }, body: crewDraft({ title: 'Halo 2' }) }, { as: leader })
  await deliver()
  expect(titles()).toEqual(['Halo 2'])
})

test('nobody takes the posts of a channel whose token they do not know', async () => {
  const thief = await connectSearch()
  const url = `https://discord.com/api/webhooks/${channel}/guessed`
  await t.send(
    contract.connectSearchWebhook,
    { params: { id: thief.id }, body: { url } },
    { as: thief.searcher },
  )
  await connectSearch()
  discord.answerNext(answers.json(401, { code: 50_027 }))
  await post()
  expect(titles()).toEqual(['Halo'])
})

test('many posts that have to wait for one channel follow one after the other', async () => {
  await connectSearch()
  t.clock.stop()
  discord.answerAll(answers.json(429, { retry_after: 10 }))
  for (let number = 1; number <= 5; number += 1) await post({ title: `Halo ${number}` })
  expect(discord.requests).toHaveLength(1)
  discord.clear()
  const counts: number[] = []
  for (let second = 10; second <= 18; second += 2) {
    t.clock.advance(second === 10 ? 10_000 : 2_000)
    await deliver()
    counts.push(titles().length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5])
})

test('an outage that a deleted message ended is not counted when the next one begins', async () => {
  const { searcher, id } = await connectSearch()
  const { leader, id: crewId } = await post()
  discord.deleteMessages(channel)
  discord.answerNext(answers.empty(503))
  t.clock.advance(6_000)
  await t.send(updateCrew, { params: { id: crewId }, body: crewDraft({ title: 'Halo 2' }) }, { as: leader })
  await deliver()
  expect(await stateOf(searcher, id)).toMatchObject({ problem: 'unreachable' })
  t.clock.advance(16_000)
  await deliver()
  expect(await stateOf(searcher, id)).toMatchObject({ problem: null })
})

test('one post that Discord refuses is left out, and the channel goes on', async () => {
  const { searcher, id } = await connectSearch()
  await post()
  discord.answerNext(answers.json(400, { code: 50_035 }))
  await post({ title: 'Refused' })
  await post({ title: 'Yela' })
  t.clock.advance(20_000)
  await deliver()
  expect(titles()).toEqual(['Halo', 'Yela'])
  expect(await stateOf(searcher, id)).toMatchObject({ isSet: true, problem: null })
})

test('while the searcher is banned the channel gets no new posts, and those in it follow their crews', async () => {
  const { searcher, id } = await connectSearch()
  const { leader, id: crewId } = await post()
  const admin = await registerStaff(t, 'admin')
  const params = { id: searcher.user.id }
  await t.send(banUser, { params, body: { banType: 'permanent', reason: 'Rude' } }, { as: admin })
  await webhookUpkeepJob.run(t.node.ctx, {})
  await showInChannels(t.node.ctx, (await post({ title: 'Not shown' })).id, [id])
  t.clock.advance(6_000)
  await t.send(cancelMission, { params: { id: crewId }, body: {} }, { as: leader })
  await deliver()
  expect(discord.messagesOf(channel).map(({ embeds }) => embeds[0]?.description)).toEqual([
    expect.stringContaining('Cancelled'),
  ])
  await t.send(unbanUser, { params, body: {} }, { as: admin })
  await post({ title: 'The next' })
  expect(titles()).toEqual(['Halo', 'The next'])
})

test('the list of searches says which have a channel', async () => {
  const { searcher } = await connectSearch()
  await t.send(saveSearch, { body: { activity: 'combat' } }, { as: searcher })
  const list = async () => (await t.send(listSearches, { query: {} }, { as: searcher })).body
  expect((await list()).map(({ hasChannel }) => hasChannel)).toEqual([false, true])
  discord.deleteWebhook(channel)
  await post()
  expect((await list()).map(({ hasChannel }) => hasChannel)).toEqual([false, false])
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
