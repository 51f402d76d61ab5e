/** Push services that hang, answer nonsense or are away. */
import type { ServerResponse } from 'node:http'
import { DeleteQueryNode, type KyselyPlugin, RawNode } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { getPushSettings } from '#contract/notices/push.ts'
import { inTransaction } from '#server/context.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { type PlayerWithDevice, pushCalls } from '#server/testing/calls/push-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import { goodPassword, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openPushService } from '#server/testing/fakes/push-service.ts'
import { collectLogLines } from '#server/testing/log-lines.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { duePushesJob, noticePushJob } from './notice-pushes.ts'

const [service, hangingService] = [await openPushService(), await openPushService()]
const t = openTestApp({
  runsJobs: true,
  env: { PUSH_HOSTS: `${service.host},${hangingService.host}`, LOG_LEVEL: 'debug' },
})
const { apply } = applicationCalls(t)
const { register, titlesTo, countWaiting, allSent, hurryJobs, jobStates } = pushCalls(t, service)
let logLines: readonly object[] = []

beforeAll(() => {
  logLines = collectLogLines(t.node.app)
})
beforeEach(() => service.clear())
afterAll(() => Promise.all([service.close(), hangingService.close()]))

/** Someone applies to a crew of the player. */
const notify = async ({ player }: PlayerWithDevice) => {
  const { id } = await postCrew(t, player)
  await apply(await registerPlayer(t), id)
}
const respond =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('The address is wrong')
const devicesOf = async ({ player }: PlayerWithDevice) =>
  (await t.send(getPushSettings, {}, { as: player })).body.devices

test.each([401, 403, 404, 410])(
  'a device that the push service answers %i for is forgotten',
  async (status) => {
    const leader = await register()
    service.answer(leader.device, respond(status))
    await notify(leader)
    await expect.poll(() => devicesOf(leader), waitOptions).toEqual([])
    expect(await countWaiting()).toBe(0)
  },
)

test.each([
  ['400', respond(400)],
  ['a redirect', respond(307, { location: '/elsewhere' })],
])('after %s nothing is sent again, and the device stays', async (_, answer) => {
  const leader = await register()
  service.answer(leader.device, answer)
  await notify(leader)
  await expect.poll(() => titlesTo(leader).length, waitOptions).toBe(1)
  await allSent()
  expect(await devicesOf(leader)).toHaveLength(1)
  expect(logLines).toContainEqual(expect.objectContaining({ msg: 'push services refused notices' }))
  // Not even where it leads to.
  expect(service.paths).toEqual([leader.device.path])
})

test.each([
  ['500', respond(500)],
  ['nonsense', (response: ServerResponse) => void response.socket?.end('220 smtp.example ESMTP\r\n')],
  ['a broken connection', (response: ServerResponse) => void response.socket?.destroy()],
])('after %s it is sent again later, once', async (_, answer) => {
  const leader = await register()
  service.answer(leader.device, answer)
  await notify(leader)
  await expect.poll(jobStates, waitOptions).toEqual(['retry'])
  service.answer(leader.device, respond(201))
  const before = titlesTo(leader).length
  await hurryJobs()
  await allSent()
  expect(titlesTo(leader)).toHaveLength(before + 1)
})

test('a push service that says when to retry is not called before', async () => {
  const leader = await register()
  service.answer(leader.device, respond(429, { 'retry-after': '600' }))
  await notify(leader)
  await expect.poll(jobStates, waitOptions).toEqual(['completed'])
  service.answer(leader.device, respond(201))
  t.clock.advance(9 * 60_000)
  await duePushesJob.run(t.node.ctx, {})
  expect([await countWaiting(), titlesTo(leader).length]).toEqual([1, 1])
  t.clock.advance(2 * 60_000)
  await duePushesJob.run(t.node.ctx, {})
  await allSent()
  expect(titlesTo(leader)).toHaveLength(2)
})

/** Each is a job of its own. */
const notifyOften = ({ player }: PlayerWithDevice, times: number) =>
  inTransaction(t.node.ctx, async (ctx) => {
    const notice = { type: 'left_board', data: { title: 'Halo' } } as const
    for (let i = 0; i < times; i += 1)
      await sendNotice(ctx, { kind: 'mission', to: [player.user.id], notice })
  })

/** For now: what has failed is tried again later. */
const isOver = (state: string): boolean => state === 'retry' || state === 'completed'

test('a push service that hangs holds up the others once, and gets everything when it is back', async () => {
  const [hanging, healthy] = [await pushCalls(t, hangingService).register(), await register()]
  hangingService.answer(hanging.device, () => undefined)
  // More than the queue runs at the same time, three times over: half a minute if each were waited for.
  await notifyOften(hanging, 65)
  await notifyOften(healthy, 1)
  await expect.poll(() => titlesTo(healthy).length, waitOptions).toBe(1)
  // A push that failed only after the clock has moved would pause the service again.
  await expect.poll(jobStates, waitOptions).not.toContain('active')
  const before = hangingService.pushes.length
  hangingService.answer(hanging.device, respond(201))
  t.clock.advance(2 * 60_000)
  await duePushesJob.run(t.node.ctx, {})
  await expect.poll(() => hangingService.pushes.length, waitOptions).toBe(before + 1)
  await hurryJobs()
  await allSent()
})

test('a device that hangs holds up no other device of the same push service', async () => {
  const [hanging, fine] = [await register(), await register()]
  service.answer(hanging.device, () => undefined)
  await notifyOften(hanging, 5)
  await expect.poll(async () => (await jobStates()).filter(isOver).length, waitOptions).toBe(5)
  const before = titlesTo(hanging).length
  await notifyOften(fine, 5)
  await notifyOften(hanging, 5)
  await expect.poll(() => titlesTo(fine).length, waitOptions).toBe(5)
  await expect.poll(async () => (await jobStates()).filter(isOver).length, waitOptions).toBe(15)
  // It was not even called again.
  expect(titlesTo(hanging)).toHaveLength(before)
  expect(await countWaiting()).toBe(10)
})

/** Fails where what was sent is noted. */
const dyingNote: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const text = RawNode.is(node) ? node.sqlFragments.join('') : ''
    if (DeleteQueryNode.is(node) || text.includes('with sent as (delete')) throw new Error('killed')
    return node
  },
  transformResult: async ({ result }) => result,
}

test('a node that is killed between sending and noting sends it once more, and never loses it', async () => {
  const leader = await register()
  service.answer(leader.device, respond(500))
  await notify(leader)
  await expect.poll(jobStates, waitOptions).toEqual(['retry'])
  service.answer(leader.device, respond(201))
  const [row] = await t.connection.db
    .selectFrom('notice_pushes')
    .select(['subscription_id', 'batch'])
    .execute()
  const data = { devices: [row?.subscription_id ?? 0], batch: row?.batch ?? '' }
  const { ctx } = t.node
  service.clear()
  await expect(noticePushJob.run({ ...ctx, db: ctx.db.withPlugin(dyingNote) }, data)).rejects.toThrow(
    'killed',
  )
  expect([await countWaiting(), titlesTo(leader).length]).toEqual([1, 1])
  await hurryJobs()
  await allSent()
  const [first, second, ...others] = service.pushesTo(leader.device)
  expect(others).toEqual([])
  // The browser and the push service take it for the same.
  expect(second?.payload.tag).toBe(first?.payload.tag)
  expect(second?.headers.topic).toBe(first?.headers.topic)
})

test('no answer, export, error or line of the log names the address of a device', async () => {
  const leader = await register()
  service.answer(leader.device, respond(500))
  await notify(leader)
  await expect.poll(jobStates, waitOptions).toEqual(['retry'])
  const exported = await t.send(exportAccount, { body: { password: goodPassword } }, { as: leader.player })
  expect(exported.body).toMatchObject({ pushDevices: [{ host: service.host }], pushesWaiting: [{}] })
  const { rows } = await t.connection.pool.query(
    `select output from pgboss.job where data ->> 'job' = 'notice-push'`,
  )
  const seen = JSON.stringify([logLines, rows, exported.body, await devicesOf(leader)])
  expect(seen).toContain(service.host)
  const { endpoint, keys } = leader.device.subscription
  for (const secret of [endpoint, leader.device.path, '/secret-', keys.auth, keys.p256dh])
    expect(seen).not.toContain(secret)
})
