// Also on the embedded engine.
/** What the server does while Discord has problems. The tests run the jobs, by their own clock. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { leaveCrew } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { webhookAddress, webhookCalls } from '#server/testing/calls/webhook-calls.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { answers, openDiscord } from '#server/testing/fakes/discord.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { deliverMessageJob, webhookUpkeepJob } from './webhooks-delivery.service.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { DISCORD_API_URL: discord.url } })
const { connect, stateOf, deliver } = webhookCalls(t)
const { inbox } = applicationCalls(t)

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const channel = '42'
const hour = 60 * 60
const after = async (seconds: number) => {
  t.clock.advance(seconds * 1_000)
  await deliver()
}

const showCrew = async (webhookId = channel) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  await connect(leader, id, webhookAddress(webhookId))
  await deliver()
  t.clock.advance(6_000)
  return { leader, id }
}

const edit = (leader: Player, id: number, title: string) =>
  t.send(updateCrew, { params: { id }, body: crewDraft({ title, maxCrewSize: 4 }) }, { as: leader })

const titles = (webhookId = channel) => discord.messagesOf(webhookId).map(({ embeds }) => embeds[0]?.title)

const findWebhookId = async () =>
  (await t.connection.db.selectFrom('webhooks').select('id').executeTakeFirstOrThrow()).id

const addresses = () => t.connection.db.selectFrom('webhooks').select('address').execute()

test.each([
  ['body', answers.json(429, { retry_after: 29.3, global: false })],
  ['header', answers.empty(429, { 'retry-after': '30' })],
])('Discord is left alone for as long as it asks in the %s', async (_where, answer) => {
  const { leader, id } = await showCrew()
  discord.answerNext(answer)
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(discord.requests).toHaveLength(2)
  await after(28)
  expect(discord.requests).toHaveLength(2)
  await after(2)
  expect([discord.requests.length, titles()]).toEqual([3, ['Halo 2']])
})

test('where it asks that of everybody, no channel gets a request', async () => {
  const [one, other] = [await showCrew(), await showCrew('43')]
  discord.answerNext(answers.json(429, { retry_after: 60, global: true }))
  await edit(one.leader, one.id, 'Halo 2')
  await deliver()
  await edit(other.leader, other.id, 'Halo 3')
  await deliver()
  expect(discord.requests).toHaveLength(3)
  await after(61)
  expect([titles(), titles('43')]).toEqual([['Halo 2'], ['Halo 3']])
})

test.each([
  ['an error', answers.empty(503)],
  ['a broken connection', answers.brokenOff],
  ['a redirect', answers.empty(302, { location: `${discord.url}/webhooks/66/elsewhere` })],
  ['a page of a proxy', answers.empty(403)],
])('after %s Discord is asked again, with back-off, until the message arrives', async (_name, answer) => {
  const { leader, id } = await showCrew()
  discord.answerNext(answer, answer, answer)
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(await stateOf(leader, id)).toMatchObject({ isSet: true, problem: 'unreachable' })
  await after(10)
  expect(discord.requests).toHaveLength(2)
  await after(6)
  await after(16)
  await after(20)
  expect(discord.requests.every(({ path }) => path.startsWith(`/api/v10/webhooks/${channel}/`))).toBe(true)
  expect([discord.requests.length, titles()]).toEqual([5, ['Halo 2']])
  expect(await stateOf(leader, id)).toMatchObject({ isSet: true, problem: null })
})

test('an address at which there is nothing, three times in an hour, is forgotten, and the leader is told', async () => {
  const { leader, id } = await showCrew()
  discord.answerNext(...Array(5).fill(answers.empty(404)))
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(await stateOf(leader, id)).toMatchObject({ isSet: true, problem: 'unreachable' })
  await after(15 * 60)
  expect(await stateOf(leader, id)).toMatchObject({ isSet: true, problem: 'unreachable' })
  await after(15 * 60)
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem: 'gone' })
  expect(await inbox(leader)).toEqual([
    'Your Discord channel no longer shows “Halo 2”. The webhook or its message was deleted in Discord, or the address was wrong. We have deleted the address.',
  ])
  expect(await addresses()).toEqual([{ address: null }])
  await after(hour)
  expect(discord.requests).toHaveLength(4)
})

test('a proxy that was wrong twice is forgiven with the next message that arrives', async () => {
  const { leader, id } = await showCrew()
  for (const title of ['Halo 2', 'Halo 3']) {
    discord.answerNext(answers.empty(404), answers.empty(404))
    t.clock.advance(6_000)
    await edit(leader, id, title)
    await deliver()
    await after(15 * 60)
    await after(15 * 60)
    expect([titles(), (await stateOf(leader, id)).problem]).toEqual([[title], null])
  }
})

test('after a day without an answer the address is forgotten, and the leader is told', async () => {
  const { leader, id } = await showCrew()
  discord.answerAll(answers.empty(500))
  await edit(leader, id, 'Halo 2')
  await deliver()
  for (let passed = 0; passed < 24; passed += 1) await after(hour)
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem: 'given_up' })
  expect(await inbox(leader)).toEqual([
    'Your Discord channel no longer shows “Halo 2”. Discord did not answer for a day. We have deleted the address.',
  ])
  expect(await addresses()).toEqual([{ address: null }])
  const asked = discord.requests.length
  expect(asked).toBeLessThan(30)
  await edit(leader, id, 'Halo 3')
  await after(hour)
  expect(discord.requests).toHaveLength(asked)
  discord.clear()
  await connect(leader, id, webhookAddress(channel))
  await deliver()
  expect([titles(), (await stateOf(leader, id)).problem]).toEqual([['Halo 3'], null])
})

test.each([
  [
    'an unknown webhook',
    answers.json(404, { code: 10_015 }),
    'gone',
    'The webhook or its message was deleted in Discord, or the address was wrong.',
  ],
  [
    'an invalid token',
    answers.json(401, { code: 50_027 }),
    'gone',
    'The webhook or its message was deleted in Discord, or the address was wrong.',
  ],
  [
    'a channel that takes no such message',
    answers.json(400, { code: 220_001 }),
    'refused',
    'Discord does not take such messages there, for example in forum channels.',
  ],
])('%s is forgotten at once, and the leader is told', async (_name, answer, problem, reason) => {
  const { leader, id } = await showCrew()
  discord.answerNext(answer)
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem })
  expect(await inbox(leader)).toEqual([
    `Your Discord channel no longer shows “Halo 2”. ${reason} We have deleted the address.`,
  ])
  expect(await addresses()).toEqual([{ address: null }])
})

test('a message that was deleted in Discord is posted again, once', async () => {
  const { leader, id } = await showCrew()
  discord.deleteMessages(channel)
  await edit(leader, id, 'Halo 2')
  await deliver()
  await after(6)
  expect(titles()).toEqual(['Halo 2'])
  discord.deleteMessages(channel)
  await edit(leader, id, 'Halo 3')
  await after(6)
  expect(titles()).toEqual([])
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem: 'gone' })
})

test.each([
  ['garbage', answers.garbage],
  ['nothing', answers.empty(204)],
  ['an id that is none', answers.json(200, { id: '../../users/@me' })],
  ['a broken connection', answers.brokenOff],
  ['a timeout behind a proxy', answers.empty(504)],
])('a post whose answer is %s is repeated once, and then edited', async (_name, answer) => {
  discord.answerNext(answer)
  const { leader, id } = await showCrew()
  await after(16)
  await after(hour)
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(discord.requests.map(({ method, path }) => [method, path.includes('users')])).toEqual([
    ['POST', false],
    ['POST', false],
    ['PATCH', false],
  ])
  expect(titles()).toEqual(['Halo 2'])
})

/** Lets each request that Discord does not answer time out immediately. */
const shortenTimeouts = () => {
  const timeout = AbortSignal.timeout
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100))
}

test('however long Discord says nothing, a post is repeated once and no more, and the leader is told', async () => {
  const spy = shortenTimeouts()
  discord.answerAll(answers.silence)
  const { leader, id } = await showCrew()
  for (let passed = 0; passed < 30; passed += 1) await after(hour)
  await edit(leader, id, 'Halo 2')
  await after(hour)
  spy.mockRestore()
  expect(titles()).toEqual(['Halo', 'Halo'])
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem: 'unconfirmed' })
  expect(await inbox(leader)).toEqual([
    'Your Discord channel no longer shows “Halo”. Discord did not say whether it took the message, and we do not post it more than twice. We have deleted the address.',
  ])
})

test('a post that surely did not arrive is repeated until it does', async () => {
  discord.answerAll(answers.empty(503))
  await showCrew()
  for (let passed = 0; passed < 5; passed += 1) await after(hour)
  discord.answerNext(answers.json(200, { id: '1' }))
  await after(hour)
  expect(discord.requests).toHaveLength(1 + 5 + 1)
})

test('a host that says nothing is left after ten seconds, and asked again', async () => {
  const { leader, id } = await showCrew()
  discord.answerNext(answers.silence)
  const edited = await joinCrew(t, leader, id)
  await deliver()
  await after(16)
  expect(discord.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH'])
  await t.send(leaveCrew, { params: { id } }, { as: edited })
  await after(6)
  expect(discord.messagesOf(channel)[0]?.embeds[0]?.fields[0]?.value).toBe('3 of 4 free')
}, 60_000)

test('a node that dies between sending and noting leaves one message too many, and loses none', async () => {
  const leader = await registerPlayer(t)
  const { id: crewId } = await postCrew(t, leader, { title: 'Halo' })
  await connect(leader, crewId, webhookAddress(channel))
  const webhookId = await findWebhookId()
  const now = () => {
    if (discord.requests.length > 0) throw new Error('killed')
    return t.node.ctx.now()
  }
  const killed = deliverMessageJob.run({ ...t.node.ctx, now }, { webhookId, crewId })
  await expect(killed).rejects.toThrow('killed')
  // The queue runs the job again, on any node, and once more when it is certain that the first one is dead.
  await deliverMessageJob.run(t.node.ctx, { webhookId, crewId })
  expect(titles()).toEqual(['Halo'])
  await after(61)
  expect(titles()).toEqual(['Halo', 'Halo'])
  await edit(leader, crewId, 'Halo 2')
  await after(6)
  expect(titles()).toEqual(['Halo', 'Halo 2'])
})

test('nodes that die whenever they post do not fill the channel', async () => {
  const leader = await registerPlayer(t)
  const { id: crewId } = await postCrew(t, leader, { title: 'Halo' })
  await connect(leader, crewId, webhookAddress(channel))
  const webhookId = await findWebhookId()
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const asked = discord.requests.length
    const now = () => {
      if (discord.requests.length > asked) throw new Error('killed')
      return t.node.ctx.now()
    }
    await deliverMessageJob.run({ ...t.node.ctx, now }, { webhookId, crewId }).catch(() => undefined)
    t.clock.advance(61_000)
  }
  expect(titles()).toEqual(['Halo', 'Halo'])
  expect(await stateOf(leader, crewId)).toMatchObject({ problem: 'unconfirmed' })
})

test('two jobs for the same message post it once', async () => {
  const leader = await registerPlayer(t)
  const { id: crewId } = await postCrew(t, leader, { title: 'Halo' })
  await connect(leader, crewId, webhookAddress(channel))
  const webhookId = await findWebhookId()
  const data = { webhookId, crewId }
  // The second change comes while Discord handles the first.
  discord.answerNext((response, carryOut) => {
    carryOut()
    void deliverMessageJob.run(t.node.ctx, data).then(() => response.end(JSON.stringify({ id: '1' })))
  })
  await deliverMessageJob.run(t.node.ctx, data)
  await after(61)
  expect(discord.requests).toHaveLength(1)
})

const waitingJobs = async () => {
  const { rows } = await t.connection.pool.query(
    `select data - 'job' as data from pgboss.job where data ->> 'job' = 'webhook-message'`,
  )
  return rows
}

test('a job that was lost is found again, and not sent with each upkeep', async () => {
  const { leader, id } = await showCrew()
  await edit(leader, id, 'Halo 2')
  await t.connection.pool.query('delete from pgboss.job')
  t.clock.advance(11 * 60_000)
  await webhookUpkeepJob.run(t.node.ctx, {})
  expect(await waitingJobs()).toEqual([{ data: { webhookId: expect.any(Number), crewId: id } }])
  t.clock.advance(5 * 60_000)
  await webhookUpkeepJob.run(t.node.ctx, {})
  expect(await waitingJobs()).toHaveLength(1)
  await deliver()
  expect(titles()).toEqual(['Halo 2'])
})

test('a change that is taken back before Discord takes it is no delivery, and nothing waits any longer', async () => {
  const { leader, id } = await showCrew()
  await edit(leader, id, 'Halo 1')
  await after(6)
  const { lastDelivery } = await stateOf(leader, id)
  discord.answerAll(answers.empty(503))
  await edit(leader, id, 'Halo 2')
  await after(6)
  expect(await stateOf(leader, id)).toMatchObject({ lastDelivery, problem: 'unreachable' })
  await edit(leader, id, 'Halo 1')
  await after(16)
  expect(discord.requests).toHaveLength(3)
  expect(await stateOf(leader, id)).toMatchObject({ isSet: true, lastDelivery, problem: null })
})

test('Discord that asks to wait is not out of reach', async () => {
  const { leader, id } = await showCrew()
  discord.answerNext(answers.json(429, { retry_after: 30 }))
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(await stateOf(leader, id)).toMatchObject({ isSet: true, problem: null })
})

test('an address that the server can no longer read is forgotten', async () => {
  const { leader, id } = await showCrew()
  await t.connection.db
    .updateTable('webhooks')
    .set({ address: Buffer.alloc(60) })
    .execute()
  await edit(leader, id, 'Halo 2')
  await deliver()
  expect(await stateOf(leader, id)).toMatchObject({ isSet: false, problem: 'unreadable' })
})

test('what is left of a past mission is cleared away', async () => {
  const { leader, id } = await showCrew()
  discord.deleteWebhook(channel)
  await edit(leader, id, 'Halo 2')
  await deliver()
  await webhookUpkeepJob.run(t.node.ctx, {})
  expect(await addresses()).toHaveLength(1)
  await t.connection.db
    .updateTable('crews')
    .set({ mission_status: 'cancelled' })
    .where('id', '=', id)
    .execute()
  await webhookUpkeepJob.run(t.node.ctx, {})
  expect(await addresses()).toEqual([])
})
