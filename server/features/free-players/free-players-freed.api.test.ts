// Also on the embedded engine.
/** What leaders are told when a seat is freed shortly before the start. */
import { expect, test } from 'vitest'
import { decideRoleApplication } from '#contract/applications/applications.ts'
import { removeMember } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { offerCalls } from '#server/testing/calls/offer-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { waitlistCalls } from '#server/testing/calls/waitlist-calls.ts'
import {
  gunnerRole,
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
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
  const { rows } = await t.connection.pool.query<{ data: { crewId: number; roleIds: (number | null)[] } }>(
    `delete from pgboss.job where data ->> 'job' = 'seat-freed' returning data`,
  )
  for (const { data } of rows) await announceFreedSeatJob.run(t.node.ctx, data)
  return rows.length
}

const told = async (leader: Player) => (await inbox(leader)).filter((text) => text.includes('free again'))

/** A crew with a gunner, and as many others as there are other roles, or as many as said. */
const postRoles = async (roles: NonNullable<Parameters<typeof postCrew>[2]>['roles'], others = 1) => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, {
    title: 'Halo',
    primaryLanguage: 'en',
    scheduledFor: inHours(1),
    maxCrewSize: 8,
    ...(roles && { roles }),
  })
  const roleIds = crew.roles.map(({ id }) => id)
  const players: Player[] = []
  for (const roleId of roleIds.slice(0, 1 + others)) {
    const player = await registerPlayer(t)
    const { body } = await applicationCalls(t).applyAs(player, crew.id, roleId)
    await t.send(
      decideRoleApplication,
      { params: { id: body.id }, body: { status: 'accepted' } },
      { as: leader },
    )
    players.push(player)
  }
  return { leader, id: crew.id, roleIds, gunner: players[0] ?? leader }
}

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

test('who waits for another role, or can be offered nothing, keeps the leader from nothing', async () => {
  const roles = [
    gunnerRole({ slotsNeeded: 1 }),
    gunnerRole({ roleName: 'Medic', roleCategory: 'medical', slotsNeeded: 1 }),
  ]
  const { leader, id, roleIds, gunner } = await postRoles(roles)
  const [forMedic, banned] = [await registerPlayer(t), await registerPlayer(t)]
  expect((await join(forMedic, id, roleIds[1] ?? 0)).status).toBe(200)
  expect((await join(banned, id, roleIds[0] ?? 0)).status).toBe(200)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), banned)
  await lightAs('free')
  await leaveCrew(gunner, id)
  expect(await runJobs()).toBe(1)
  expect((await told(leader)).join()).toContain('free')
})

test('only those are named who would fly the freed seat, and nobody who has a part in the crew or lost it', async () => {
  const roles = [
    gunnerRole({ slotsNeeded: 1 }),
    gunnerRole({ roleName: 'Medic', roleCategory: 'medical', slotsNeeded: 3 }),
  ]
  const { leader, id, gunner } = await postRoles(roles, 1)
  const removed = await joinCrew(t, leader, id)
  await t.send(removeMember, { params: { id, userId: removed.user.id } }, { as: leader })
  await runJobs()
  await light(removed)
  const applicant = await lightAs('an_applicant')
  await applicationCalls(t).apply(applicant, id)
  await offerCalls(t).invite(leader, id, await lightAs('invited_one'), null)
  await lightAs('a_medic', { seats: ['medical'] })
  await lightAs('a_gunner', { seats: ['combat'] })
  await lightAs('anything')
  await leaveCrew(gunner, id)
  await runJobs()
  const text = (await told(leader)).join()
  expect(text).toContain('anything, a_gunner would fit')
  expect(text).not.toContain(removed.user.displayName)
})

test('a freed seat that is held for somebody is announced to nobody', async () => {
  const { leader, id, member } = await postFull({ scheduledFor: inHours(1.6) })
  await lightAs('free')
  await leaveCrew(member, id)
  expect((await offerCalls(t).invite(leader, id, await registerPlayer(t), null)).status).toBe(200)
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
