// Also on the embedded engine.
import { expect, test } from 'vitest'
import { applyToCrew } from '#contract/applications/applications.ts'
import { flyNowLimits, listSeatsNow } from '#contract/fly-now/fly-now.ts'
import { startMission } from '#contract/missions/missions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { boardingCalls } from '#server/testing/calls/boarding-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
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

const t = openTestApp()
const { apply } = applicationCalls(t)
const { board } = boardingCalls(t)

const seatsFor = async (as: Player, seats = '') =>
  (await t.send(listSeatsNow, { query: { seats } }, { as })).body

const titlesFor = async (as: Player, seats = '') => (await seatsFor(as, seats)).map(({ crew }) => crew.title)

const post = async (title: string, changes: Parameters<typeof postCrew>[2] = {}) => {
  const leader = await registerPlayer(t)
  const crew = await postCrew(t, leader, {
    title,
    primaryLanguage: 'en',
    scheduledFor: inHours(0.6),
    ...changes,
  })
  return { leader, crew, id: crew.id }
}

test('seats that start within the hour or are under way are found, those at once first, three at most', async () => {
  const player = await registerPlayer(t)
  await post('Tomorrow', { scheduledFor: inHours(26) })
  await post('French', { primaryLanguage: 'fr' })
  await post('Soon')
  const underWay = await post('Under way')
  await joinCrew(t, underWay.leader, underWay.id)
  await t.send(startMission, { params: { id: underWay.id } }, { as: underWay.leader })
  await post('At once', { seatsAtOnce: 'all', scheduledFor: inHours(0.9) })
  const [first, ...others] = await seatsFor(player)
  expect([first?.crew.title, first?.isAtOnce, first?.roleId]).toEqual(['At once', true, null])
  expect(others.map(({ crew }) => crew.title).sort()).toEqual(['Soon', 'Under way'])
  expect(others.every(({ isAtOnce }) => !isAtOnce)).toBe(true)
  await post('One more')
  expect(await seatsFor(player)).toHaveLength(3)
})

test('a seat at once is among the best, however many crews start before it', async () => {
  const player = await registerPlayer(t)
  const { leader } = await post('Soon')
  for (let i = 1; i < flyNowLimits.compared; i += 1)
    await postCrew(t, leader, { title: `Soon ${i}`, primaryLanguage: 'en', scheduledFor: inHours(0.6) })
  await post('Last and at once', { scheduledFor: inHours(0.9), seatsAtOnce: 'all' })
  expect((await seatsFor(player))[0]).toMatchObject({ crew: { title: 'Last and at once' }, isAtOnce: true })
})

test('whoever applies for a seat of no role by one click need not say what they have flown', async () => {
  const player = await registerPlayer(t)
  await post('Soon')
  const [seat] = await seatsFor(player)
  expect([seat?.roleId, seat?.isAtOnce]).toEqual([null, false])
  const body = { message: 'I am free.', availability: 'sofort', experience: null } as const
  const answer = await t.send(applyToCrew, { params: { id: seat?.crew.id ?? 0 }, body }, { as: player })
  expect([answer.status, answer.body.availability, answer.body.experience]).toEqual([201, 'sofort', null])
})

test('no seat of a leader with an open warning is found', async () => {
  const player = await registerPlayer(t)
  const { leader } = await post('Warned', { seatsAtOnce: 'all' })
  expect(await titlesFor(player)).toEqual(['Warned'])
  await moderationCalls(t).warn(await registerStaff(t, 'admin'), leader)
  expect(await titlesFor(player)).toEqual([])
})

test('a wanted kind of seat is the one that is named, and one click takes it', async () => {
  const player = await registerPlayer(t)
  await post('Medics', {
    roles: [gunnerRole({ roleName: 'Field Medic', roleCategory: 'medical', slotsNeeded: 1 })],
    maxCrewSize: 2,
  })
  const { crew } = await post('Gunners', {
    roles: [gunnerRole({ isAtOnce: true })],
    seatsAtOnce: 'roles',
    maxCrewSize: 3,
  })
  const [found, ...others] = await seatsFor(player, 'combat')
  expect(others).toEqual([])
  expect(found).toMatchObject({ roleId: crew.roles[0]?.id, roleName: 'Turret Gunner', isAtOnce: true })
  expect((await board(player, crew.id, found?.roleId ?? 0)).status).toBe(200)
  expect(await titlesFor(player, 'combat')).toEqual([])
})

test('posts that the player cannot join are left out', async () => {
  const player = await registerPlayer(t)
  await postCrew(t, player, { primaryLanguage: 'en', scheduledFor: inHours(0.6) })
  const applied = await post('Applied')
  await apply(player, applied.id)
  const blocked = await post('Blocked')
  await messageCalls(t).block(blocked.leader, player)
  const full = await post('Full', { maxCrewSize: 2 })
  await joinCrew(t, full.leader, full.id)
  expect(await titlesFor(player)).toEqual([])
})

test('a seat that is held is one for its player alone', async () => {
  const { postFull, queue, leaveCrew, moveUp } = waitlistCalls(t)
  const other = await registerPlayer(t)
  const { member, id } = await postFull({
    primaryLanguage: 'en',
    scheduledFor: inHours(0.6),
    seatsAtOnce: 'all',
  })
  const [waiting] = await queue(id, 1)
  await leaveCrew(member, id)
  await moveUp(id)
  if (!waiting) throw new Error('nobody waits')
  expect([await titlesFor(waiting), await titlesFor(other)]).toEqual([['Halo'], []])
})

test('hidden posts and those of banned leaders are no seats now', async () => {
  const player = await registerPlayer(t)
  const { report, registerOldHand } = reportCalls(t)
  const hidden = await post('Hidden', { seatsAtOnce: 'all' })
  const banned = await post('Banned', { seatsAtOnce: 'all' })
  expect((await titlesFor(player)).sort()).toEqual(['Banned', 'Hidden'])
  for (let i = 0; i < 3; i += 1) await report(await registerOldHand(), hidden.id, hidden.leader.user.id)
  await moderationCalls(t).ban(await registerStaff(t, 'admin'), banned.leader)
  expect(await titlesFor(player)).toEqual([])
})

test('who has an open warning is shown no seats', async () => {
  const player = await registerPlayer(t)
  await post('Soon')
  expect(await titlesFor(player)).toEqual(['Soon'])
  await moderationCalls(t).warn(await registerStaff(t, 'admin'), player)
  expect(await titlesFor(player)).toEqual([])
})
