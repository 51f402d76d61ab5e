// Also on the embedded engine.
/** What leaders are told when a seat is freed shortly before the start. */
import { expect, test } from 'vitest'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { announceFreedSeatJob } from './free-players-freed.service.ts'

const t = openTestApp()
const { light } = beaconCalls(t)
const { inbox } = applicationCalls(t)
const { leaveCrew, join } = waitlistCalls(t)

const lightAs = async (username: string, changes: Parameters<typeof light>[1] = {}): Promise<Player> => {
  const player = await registerPlayer(t, { username })
  await light(player, changes)
  t.clock.advance(1_000)
  return player
}

const postFull = async (changes: Parameters<typeof postCrew>[2] = {}) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, {
    title: 'Halo',
    primaryLanguage: 'en',
    scheduledFor: inHours(1),
    maxCrewSize: 2,
    ...changes,
  })
  return { leader, id, member: await joinCrew(t, leader, id) }
}

/** As the queue would, which no worker polls here. Returns how many there were. */
const runJobs = async (): Promise<number> => {
  const { rows } = await t.connection.pool.query<{ data: { crewId: number } }>(
    `delete from pgboss.job where data ->> 'job' = 'seat-freed' returning data`,
  )
  for (const { data } of rows) await announceFreedSeatJob.run(t.node.ctx, data)
  return rows.length
}

const told = async (leader: Player) => (await inbox(leader)).filter((text) => text.includes('free again'))

test('each leader is told of those whom they may see, and of nobody else', async () => {
  const { leader, id, member: coLeader } = await postFull({ maxCrewSize: 3 })
  const leaving = await joinCrew(t, leader, id)
  await leadingCalls(t).nameCoLeader(leader, id, coLeader)
  await lightAs('for_everyone')
  await playerCalls(t).favour(await lightAs('for_leader', { audience: 'known' }), leader)
  await playerCalls(t).favour(await lightAs('for_co_leader', { audience: 'known' }), coLeader)
  await messageCalls(t).block(await lightAs('blocks_co_leader'), coLeader)
  await messageCalls(t).block(leader, await lightAs('blocked_by_leader'))
  await light(leader)
  await leaveCrew(leaving, id)
  expect(await runJobs()).toBe(1)
  const names = ['for_everyone', 'for_leader', 'for_co_leader', 'blocks_co_leader', 'blocked_by_leader']
  const namesFor = async (reader: Player) => {
    const texts = (await told(reader)).join()
    return names.filter((name) => texts.includes(name))
  }
  expect(await namesFor(leader)).toEqual(['for_everyone', 'for_leader', 'blocks_co_leader'])
  expect(await namesFor(coLeader)).toEqual(['for_everyone', 'for_co_leader'])
  expect((await told(coLeader)).join()).not.toContain(leader.user.displayName)
})

test('nothing is told of a seat that somebody waits for', async () => {
  const { leader, id, member } = await postFull()
  await join(await registerPlayer(t), id)
  await lightAs('free')
  await leaveCrew(member, id)
  expect(await runJobs()).toBe(1)
  expect(await told(leader)).toEqual([])
})

test.each([
  ['the start is further than two hours', { scheduledFor: inHours(2.2) }, { minutes: 300 }],
  ['nobody who is free would fit', {}, { languages: ['de' as const] }],
  ['the mission has no start', { scheduledFor: null }, {}],
])('nothing is told where %s', async (_, post, beacon) => {
  const { leader, id, member } = await postFull(post)
  await lightAs('free', beacon)
  await leaveCrew(member, id)
  await runJobs()
  expect(await told(leader)).toEqual([])
})

test('nothing is told of a hidden post', async () => {
  const { leader, id, member } = await postFull()
  await lightAs('free')
  const { report, registerOldHand } = reportCalls(t)
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), id, leader.user.id)
  await leaveCrew(member, id)
  await runJobs()
  expect(await told(leader)).toEqual([])
})
