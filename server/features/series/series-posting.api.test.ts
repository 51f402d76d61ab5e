// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { updateContactSettings } from '#contract/blocks/blocks.ts'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { acknowledgeWarning, listOwnWarnings } from '#contract/sanctions/warnings.ts'
import type { Series } from '#contract/series/series.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { searchCalls } from '#server/testing/calls/search-calls.ts'
import { seriesCalls, statesOf } from '#server/testing/calls/series-calls.ts'
import { joinCrew, type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { startSeries, load, change, post, goTo } = seriesCalls(t)
const { list, block } = messageCalls(t)

/** A Thursday; the missions are on Tuesdays. */
const thursday = '2027-01-07T12:00:00Z'
const tuesday = '2027-01-12T20:00'

const crewId = ({ dates }: Series, number: number) => dates[number - 1]?.crewId ?? 0
const titles = async (player: Player) => (await list(player)).messages.map(({ message }) => message)
const invitedTo = async (player: Player) =>
  (await list(player)).messages.filter(({ kind }) => kind === 'invitation').map(({ crewId }) => crewId)

test('each date is posted six days ahead, once, with the same texts and roles', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 3 })
  goTo('2027-01-13T18:59:00Z')
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'planned', 'planned'])
  goTo('2027-01-13T19:01:00Z')
  await post()
  await post()
  const series = await load(id)
  expect(statesOf(series)).toEqual(['posted', 'posted', 'planned'])
  const { body } = await t.send(getCrew, { params: { id: crewId(series, 2) } }, { as: leader })
  expect(body).toMatchObject({
    title: 'Halo',
    description: 'Two lasers open, refinery after.',
    scheduledTime: '2027-01-19T19:00:00.000Z',
    maxCrewSize: 4,
    currentCrewSize: 1,
    missionStatus: 'open',
    roles: [{ roleName: 'Pilot', slotsNeeded: 1, slotsFilled: 0 }],
    series: { id, number: 2, times: 3, next: ['2027-01-26T19:00:00.000Z'] },
    viewer: { isAuthor: true, can: { manageSeries: true, repeat: false } },
  })
  const board = await t.send(listCrews, {})
  expect(board.body.map((crew) => crew.id)).toContain(body.id)
  goTo('2027-01-20T19:01:00Z')
  await post()
  expect((await load(id)).state).toBe('over')
})

test.each([
  ['spring', '2027-03-10T22:00:00Z', '2027-03-16T20:00', ['T19:00', 'T19:00', 'T18:00', 'T18:00']],
  ['autumn', '2027-10-13T22:00:00Z', '2027-10-19T20:00', ['T18:00', 'T18:00', 'T19:00', 'T19:00']],
])('across the change of the clocks in %s it is 20:00 in Berlin each time', async (_, now, first, utc) => {
  goTo(now)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, first, { times: 4 })
  for (let week = 0; week < 3; week += 1) {
    t.clock.advance(7 * 24 * 60 * 60_000)
    await post()
  }
  const { dates } = await load(id)
  expect(dates.map(({ localStart }) => localStart.slice(-6))).toEqual(Array(4).fill('T20:00'))
  expect(dates.map(({ start }) => start.slice(10, 16))).toEqual(utc)
  expect(dates.map(({ state }) => state)).toEqual(Array(4).fill('posted'))
})

test('a node that was away for days posts what lies ahead, and what has passed is missed', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 5 })
  goTo('2027-01-27T20:00:00Z')
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'missed', 'missed', 'posted', 'planned'])
})

test('whoever was aboard last time is invited, unless they do not want to be', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const first = await startSeries(leader, tuesday, { times: 4 })
  const [member, german, blocking] = [
    await joinCrew(t, leader, crewId(first, 1)),
    await joinCrew(t, leader, crewId(first, 1), { 'accept-language': 'de' }),
    await joinCrew(t, leader, crewId(first, 1)),
  ]
  await block(blocking, leader)
  await playerCalls(t).favour(member, leader)
  await searchCalls(t).save(german, { search: 'halo' })
  await searchCalls(t).runAlerts()
  goTo('2027-01-13T20:00:00Z')
  await post()
  await post()
  const second = await load(first.id)
  expect(await invitedTo(member)).toEqual([crewId(second, 2)])
  expect(await invitedTo(german)).toEqual([crewId(second, 2)])
  expect(await invitedTo(blocking)).toEqual([])
  expect((await titles(member))[0]).toBe(
    '“Halo” flies again, 2 of 4. You were aboard last time, so I am asking you first. Are you in?',
  )
  expect((await titles(german))[0]).toMatch(/fliegt wieder, Termin 2 von 4/)
  // They have the invitation; neither the favourite nor the search notifies them again.
  const before = [await titles(member), await titles(german)]
  expect(await searchCalls(t).runAlerts()).toBe(1)
  expect([await titles(member), await titles(german)]).toEqual(before)

  // The second mission was not flown, so the crew of the first is invited again.
  await t.send(updateContactSettings, { body: { acceptsContact: false } }, { as: german })
  await t.connection.db
    .updateTable('crews')
    .set({ mission_status: 'completed' })
    .where('id', '=', crewId(first, 1))
    .execute()
  goTo('2027-01-20T20:00:00Z')
  await post()
  const third = await load(first.id)
  expect(await invitedTo(member)).toEqual([crewId(third, 3), crewId(second, 2)])
  expect(await invitedTo(german)).toEqual([crewId(second, 2)])
})

test('once a later date is flown, its crew is the last one', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id, ...first } = await startSeries(leader, tuesday, { times: 3 })
  const once = await joinCrew(t, leader, crewId({ id, ...first }, 1))
  goTo('2027-01-13T20:00:00Z')
  await post()
  const second = crewId(await load(id), 2)
  const later = await joinCrew(t, leader, second)
  for (const move of [startMission, completeMission])
    await t.send(move, { params: { id: second } }, { as: leader })
  goTo('2027-01-20T20:00:00Z')
  await post()
  expect(await invitedTo(later)).toEqual([crewId(await load(id), 3)])
  expect(await invitedTo(once)).toEqual([second])
})

test('those who favour the leader are told of each date as of any post', async () => {
  goTo(thursday)
  const [leader, follower] = [await registerPlayer(t), await registerPlayer(t)]
  await playerCalls(t).favour(follower, leader)
  const { id } = await startSeries(leader, tuesday, { times: 2 })
  const waiting = () =>
    sql<{
      data: object
    }>`select data - 'job' as data from pgboss.job where data ->> 'job' = 'favourite-post' order by created_on`
      .execute(t.connection.db)
      .then(({ rows }) => rows.map(({ data }) => data))
  const before = (await waiting()).length
  goTo('2027-01-13T20:00:00Z')
  await post()
  expect((await waiting()).slice(before)).toEqual([{ crewId: crewId(await load(id), 2) }])
})

test('whoever was aboard last time knows of a date hours before others are told of it', async () => {
  goTo(thursday)
  const [leader, follower] = [await registerPlayer(t), await registerPlayer(t)]
  await playerCalls(t).favour(follower, leader)
  const first = await startSeries(leader, tuesday, { times: 4 })
  const { pool } = t.connection
  /** In how many hours each of the jobs that announce the newest post is due. */
  const dueIn = async () => {
    const { rows } = await pool.query<{ name: string; start_after: Date }>(
      `delete from pgboss.job where name = 'posts' returning data ->> 'job' as name, start_after`,
    )
    const hours = (due: Date) => Math.max(0, (due.getTime() - t.node.ctx.now().getTime()) / 3_600_000)
    return rows.map(({ name, start_after }) => [name, Math.round(hours(start_after))])
  }
  await dueIn()
  goTo('2027-01-13T20:00:00Z')
  await post()
  expect(await dueIn(), 'nobody was aboard').toEqual([['favourite-post', 0]])
  const second = crewId(await load(first.id), 2)
  const member = await joinCrew(t, leader, second)
  for (const move of [startMission, completeMission])
    await t.send(move, { params: { id: second } }, { as: leader })
  goTo('2027-01-20T20:00:00Z')
  await post()
  expect(await invitedTo(member)).toHaveLength(1)
  expect(await dueIn()).toEqual([['favourite-post', 6]])
  await searchCalls(t).save(follower, { search: 'halo' })
  // A node that was down posts it on the day of the start: everyone is notified.
  goTo('2027-02-02T08:00:00Z')
  await post()
  expect(await invitedTo(member)).toHaveLength(2)
  expect(await dueIn()).toEqual([['search-alerts', 0]])
})

test('a search that was saved after the post tells nothing of it when it is announced', async () => {
  goTo(thursday)
  const [leader, early, late] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const first = await startSeries(leader, tuesday, { times: 2 })
  await joinCrew(t, leader, crewId(first, 1))
  await searchCalls(t).save(early, { search: 'halo' })
  goTo('2027-01-13T20:00:00Z')
  await post()
  t.clock.advance(60_000)
  await searchCalls(t).save(late, { search: 'halo' })
  await searchCalls(t).runAlerts()
  expect(await searchCalls(t).alertsOf(early)).toEqual([crewId(await load(first.id), 2)])
  expect(await searchCalls(t).alertsOf(late)).toEqual([])
})

test('while the leader has to read a warning, a date is held back; then it is posted', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 3 })
  await moderationCalls(t).warn(await registerStaff(t, 'admin'), leader)
  goTo('2027-01-13T20:00:00Z')
  await post()
  await post()
  expect(await load(id)).toMatchObject({ state: 'paused', dates: [{}, { state: 'held' }, {}] })
  const held = (await titles(leader)).filter((text) => text.includes('is not posted yet'))
  expect(held).toEqual([
    '“Halo”, Tue 19 Jan, 20:00: this date of your series is not posted yet. Please read your warning first.',
  ])
  const { body } = await t.send(listOwnWarnings, {}, { as: leader })
  await t.send(acknowledgeWarning, { params: { id: body[0]?.id ?? 0 } }, { as: leader })
  await post()
  expect(await load(id)).toMatchObject({ state: 'running', dates: [{}, { state: 'posted' }, {}] })
})

test('while the leader is banned nothing is posted, and the dates go on when the ban is over', async () => {
  goTo(thursday)
  const [leader, admin] = [await registerPlayer(t), await registerStaff(t, 'admin')]
  const { id } = await startSeries(leader, tuesday, { times: 3 })
  await moderationCalls(t).ban(admin, leader, { banType: 'permanent' })
  goTo('2027-01-13T20:00:00Z')
  await post()
  expect((await load(id)).dates).toBeUndefined()
  await moderationCalls(t).unban(admin, leader)
  expect(statesOf(await load(id))).toEqual(['posted', 'held', 'planned'])
  goTo('2027-01-20T20:00:00Z')
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'missed', 'posted'])
})

test('a hidden post holds the dates back, and a deleted one ends the series', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const first = await startSeries(leader, tuesday, { times: 3 })
  const set = (changes: object) =>
    t.connection.db.updateTable('crews').set(changes).where('id', '=', crewId(first, 1)).execute()
  await set({ is_hidden: true })
  goTo('2027-01-13T20:00:00Z')
  await post()
  expect(statesOf(await load(first.id, leader))).toEqual(['posted', 'held', 'planned'])
  expect((await load(first.id)).title, 'only the leader reads what is hidden').toBeUndefined()
  expect((await titles(leader))[0]).toMatch(/hidden until the moderators have decided/)
  await set({ deleted_at: new Date(), deletion_reason: 'Spam' })
  await post()
  expect(await load(first.id, leader)).toMatchObject({
    state: 'ended',
    dates: [{ state: 'posted', crewId: null }],
  })
  expect((await titles(leader))[0]).toBe(
    'Your series “Halo” has ended, because one of its posts was deleted by the moderators.',
  )
})

test('words are checked again, and a ship that is gone is left out', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 3 })
  const write = (part: object) =>
    sql`update series set template = template || ${JSON.stringify(part)}::jsonb`.execute(t.connection.db)
  await write({ shipId: 12345 })
  goTo('2027-01-13T20:00:00Z')
  await post()
  const { body } = await t.send(getCrew, { params: { id: crewId(await load(id), 2) } })
  expect([body.title, body.shipId]).toEqual(['Halo', null])
  await write({ description: 'You arsehole' })
  goTo('2027-01-20T20:00:00Z')
  await post()
  expect(await load(id)).toMatchObject({ state: 'ended', dates: [{}, {}] })
  expect((await titles(leader))[0]).toMatch(/words that are not allowed/)
})

test('a job that fails after posting leaves nothing behind, and the next one posts once', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 2 })
  const other = await startSeries(await registerPlayer(t), tuesday, { times: 2 })
  const { db } = t.connection
  const countCrews = async () => (await db.selectFrom('crews').select('id').execute()).length
  goTo('2027-01-13T20:00:00Z')
  await sql`
    alter table series_dates add constraint fails check (series_id <> ${sql.lit(id)} or number = 1 or crew_id is null)
  `.execute(db)
  try {
    await post()
  } finally {
    await sql`alter table series_dates drop constraint fails`.execute(db)
  }
  // The other series is posted anyway.
  expect([statesOf(await load(id)), statesOf(await load(other.id))]).toEqual([
    ['posted', 'planned'],
    ['posted', 'posted'],
  ])
  expect(await countCrews()).toBe(3)
  await post()
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'posted'])
  expect(await countCrews()).toBe(4)
})

test('a moved date is posted six days before its new start', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 3 })
  await change(leader, id, 2, { movedTo: '2027-01-24T15:00' })
  goTo('2027-01-15T12:00:00Z')
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'planned', 'planned'])
  goTo('2027-01-18T15:00:00Z')
  await post()
  expect((await load(id)).dates[1]).toMatchObject({
    state: 'posted',
    isMoved: true,
    start: '2027-01-24T14:00:00.000Z',
  })
})
