// Also on the embedded engine.
/** Posts that fit a lit beacon. */
import { expect, test } from 'vitest'
import { beaconLimits } from '#contract/beacons/fields.ts'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import { waitOptions } from '#server/testing/eventually.ts'
import {
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { waitingAlertsJob } from './searches-beacons.service.ts'

const t = openTestApp({ runsJobs: true })
const { light, putOut } = beaconCalls(t)
const { inbox } = applicationCalls(t)

const about = async (player: Player, title: string) =>
  (await inbox(player)).filter((text) => text.includes(`“${title}”`))

const post = async (title: string, changes: Parameters<typeof postCrew>[2] = {}, leader?: Player) => {
  const by = leader ?? (await registerPlayer(t))
  return postCrew(t, by, { title, primaryLanguage: 'en', scheduledFor: inHours(1), ...changes })
}

test('a new post that fits is told once, with its seat', async () => {
  const player = await registerPlayer(t)
  await light(player, { seats: ['combat'] })
  await post('Medics', { roles: [gunnerRole({ roleCategory: 'medical' })] })
  const leader = await registerPlayer(t)
  const { id } = await post('Gunners', { roles: [gunnerRole()] }, leader)
  await expect.poll(() => about(player, 'Gunners'), waitOptions).toHaveLength(1)
  expect((await about(player, 'Gunners'))[0]).toContain('Turret Gunner')
  await joinCrew(t, leader, id)
  await post('Later', { roles: [gunnerRole()] })
  await expect.poll(() => about(player, 'Later'), waitOptions).toHaveLength(1)
  expect([await about(player, 'Medics'), (await about(player, 'Gunners')).length]).toEqual([[], 1])
})

test('nothing is told across a block, to those aboard, or once the beacon is out', async () => {
  const [blocker, out, witness] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const leader = await registerPlayer(t)
  await messageCalls(t).block(blocker, leader)
  for (const player of [blocker, out, witness, leader]) await light(player)
  await putOut(out)
  await post('Halo', {}, leader)
  await expect.poll(() => about(witness, 'Halo'), waitOptions).toHaveLength(1)
  for (const player of [blocker, out, leader]) expect(await about(player, 'Halo')).toEqual([])
})

test('of six alerts an hour the last two are for seats at once, and of what waits the next to start are the first', async () => {
  const player = await registerPlayer(t)
  await light(player, { minutes: 300 })
  const { alertsAnHour, alertsAtOnce } = beaconLimits
  const told = async () => (await inbox(player)).filter((text) => text.includes('beacon')).length
  const isTold = async (title: string) => (await about(player, title)).length === 1
  let posted = 0
  /** The last one posted starts first. */
  const postAll = async (count: number, title: string, changes: Parameters<typeof postCrew>[2] = {}) => {
    for (let i = count; i > 0; i -= 1)
      await post(`${title} ${i}`, { scheduledFor: inHours(4 + i / 10), ...changes })
    posted += count
    const compared = async () =>
      (await t.connection.db.selectFrom('beacon_alerts').selectAll().execute()).length
    await expect.poll(compared, waitOptions).toBe(posted)
    await waitingAlertsJob.run(t.node.ctx, {})
  }
  await postAll(alertsAnHour - alertsAtOnce, 'First')
  await postAll(alertsAnHour - alertsAtOnce, 'Second')
  expect(await told()).toBe(alertsAnHour - alertsAtOnce)
  await postAll(alertsAtOnce + 1, 'At once', { seatsAtOnce: 'all' })
  expect([await told(), await isTold('At once 1')]).toEqual([alertsAnHour, false])
  t.clock.advance(61 * 60_000)
  await waitingAlertsJob.run(t.node.ctx, {})
  const titles = ['At once 1', 'Second 1', 'Second 2', 'Second 3', 'Second 4']
  expect(await Promise.all(titles.map(isTold))).toEqual([true, true, true, true, false])
})

test('leaders are suggested those who are free before the others', async () => {
  const leader = await registerPlayer(t)
  const crew = await post('Halo', { roles: [gunnerRole()] }, leader)
  const [free, busy] = [await registerPlayer(t), await registerPlayer(t)]
  await light(free, { seats: ['combat'] })
  await light(busy, { seats: ['medical'] })
  const { body } = await t.send(listSuggestions, { params: { id: crew.id } }, { as: leader })
  expect(body.map(({ id, freeUntil }) => [id, freeUntil !== null])).toEqual([[free.user.id, true]])
})

test('a seat that is freed shortly before the start is announced to the leader with those who fit', async () => {
  const leader = await registerPlayer(t)
  const { id } = await post('Halo', { maxCrewSize: 2 }, leader)
  const member = await joinCrew(t, leader, id)
  const free = await registerPlayer(t)
  await light(free)
  await waitlistCalls(t).leaveCrew(member, id)
  await expect
    .poll(async () => (await inbox(leader)).filter((text) => text.includes('free again')), waitOptions)
    .toHaveLength(1)
  const [text] = (await inbox(leader)).filter((each) => each.includes('free again'))
  expect(text).toContain(free.user.displayName)
})
