// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { cancelMission } from '#contract/missions/missions.ts'
import { createSeries, listMySeries, updateSeriesTemplate } from '#contract/series/series.ts'
import { leaveForGood } from '#server/testing/calls/account-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { seriesCalls, statesOf } from '#server/testing/calls/series-calls.ts'
import {
  crewDraft,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { repeat, startSeries, load, change, end, post, goTo } = seriesCalls(t)

const crewOf = async (id: number, as?: Player) => (await t.send(getCrew, { params: { id } }, { as })).body

/** A Thursday; the mission is on the Tuesday after it. */
const thursday = '2027-01-07T12:00:00Z'
const tuesday = '2027-01-12T20:00'

test('a leader repeats a mission, and everybody sees when', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, {
    scheduledFor: tuesday,
    timezone: 'Europe/Berlin',
    title: 'Halo',
  })
  expect((await crewOf(id, leader)).viewer?.can).toMatchObject({ repeat: true, manageSeries: false })
  const { status, body } = await repeat(leader, id, { times: 3, everyWeeks: 2 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    title: 'Halo',
    authorId: leader.user.id,
    state: 'running',
    times: 3,
    everyWeeks: 2,
    weekday: 1,
    time: '20:00',
    timezone: 'Europe/Berlin',
    viewer: { canManage: true },
    dates: [
      { number: 1, state: 'posted', start: '2027-01-12T19:00:00.000Z', crewId: id, missionStatus: 'open' },
      { number: 2, state: 'planned', start: '2027-01-26T19:00:00.000Z', crewId: null, missionStatus: null },
      { number: 3, state: 'planned', localStart: '2027-02-09T20:00', isMoved: false },
    ],
  })
  const crew = await crewOf(id, leader)
  expect(crew.viewer?.can).toMatchObject({ repeat: false, manageSeries: true })
  expect((await crewOf(id)).series).toEqual({
    id: body.id,
    number: 1,
    state: 'running',
    times: 3,
    everyWeeks: 2,
    weekday: 1,
    time: '20:00',
    timezone: 'Europe/Berlin',
    next: ['2027-01-26T19:00:00.000Z', '2027-02-09T19:00:00.000Z'],
  })
  expect(await load(body.id)).toEqual({ ...body, viewer: undefined })
  expect((await t.send(listMySeries, {}, { as: leader })).body).toEqual([body])
})

test('only the leader of a mission that takes people and has a start repeats it, once', async () => {
  goTo(thursday)
  const [leader, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const codeOf = async (id: number, as = leader, body: object = {}) => {
    const answer = await t.send(createSeries, { params: { id }, body: { times: 6, ...body } }, { as })
    return answer.status === 201 ? 201 : answer.body.code
  }
  const { id } = await postCrew(t, leader, { scheduledFor: tuesday })
  expect(await codeOf(id, stranger)).toBe('not_allowed')
  for (const times of [1, 13, 2.5]) expect(await codeOf(id, leader, { times })).toBe('invalid_input')
  expect(await codeOf(id, leader, { everyWeeks: 3 })).toBe('invalid_input')
  expect(await codeOf((await postCrew(t, leader)).id)).toBe('no_start')
  const cancelled = await postCrew(t, leader, { scheduledFor: tuesday })
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })
  expect(await codeOf(cancelled.id)).toBe('mission_closed')
  const hidden = await postCrew(t, leader, { scheduledFor: tuesday })
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', hidden.id).execute()
  expect(await codeOf(hidden.id)).toBe('post_hidden')
  expect(await codeOf(id)).toBe(201)
  expect(await codeOf(id)).toBe('series_exists')
  await moderationCalls(t).warn(await registerStaff(t, 'admin'), leader)
  const another = await t.connection.db
    .updateTable('crews')
    .set({ is_hidden: false })
    .where('id', '=', hidden.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await codeOf(another.id)).toBe('warning_open')
})

test('a player has at most five running series; one that is ended or over does not count', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const first = await startSeries(leader, '2027-01-08T20:00', { times: 2 })
  for (let i = 0; i < 4; i += 1) await startSeries(leader, tuesday)
  const { id } = await postCrew(t, leader, { scheduledFor: tuesday })
  expect((await repeat(leader, id)).body.code).toBe('too_many_series')
  await end(leader, first.id)
  expect((await repeat(leader, id)).status).toBe(201)
  expect((await t.send(listMySeries, {}, { as: leader })).body).toHaveLength(5)
})

test('a date is skipped, and the leader changes their mind', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id, dates } = await startSeries(leader, tuesday, { times: 3 })
  const skipped = await change(leader, id, 2, { isSkipped: true })
  expect(statesOf(skipped.body)).toEqual(['posted', 'skipped', 'planned'])
  expect((await crewOf(dates[0]?.crewId ?? 0)).series?.next).toEqual(['2027-01-26T19:00:00.000Z'])
  goTo('2027-01-14T12:00:00Z')
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'skipped', 'planned'])
  expect(statesOf((await change(leader, id, 2, { isSkipped: false })).body)[1]).toBe('planned')
  await post()
  expect(statesOf(await load(id))).toEqual(['posted', 'posted', 'planned'])
})

test('a date is moved, to a time that exists and lies ahead, and back', async () => {
  goTo('2027-03-11T12:00:00Z')
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, '2027-03-16T20:00', { times: 3 })
  const moved = await change(leader, id, 3, { movedTo: '2027-03-28T03:30' })
  expect(moved.body.dates[2]).toMatchObject({
    state: 'planned',
    isMoved: true,
    localStart: '2027-03-28T03:30',
    start: '2027-03-28T01:30:00.000Z',
  })
  for (const [movedTo, problem] of [
    ['2027-03-28T02:30', 'do not exist'],
    ['2027-03-11T12:30', 'in the future'],
    ['2028-05-01T12:30', 'within the next year'],
    ['soon', 'do not exist'],
  ] as const) {
    const { status, body } = await change(leader, id, 3, { movedTo })
    expect([status, body.fields?.movedTo]).toEqual([400, expect.stringContaining(problem)])
  }
  const back = await change(leader, id, 3, { movedTo: null })
  expect(back.body.dates[2]).toMatchObject({ isMoved: false, start: '2027-03-30T18:00:00.000Z' })
  const earlier = await change(leader, id, 2, { movedTo: '2027-03-17T10:00' })
  expect(earlier.body.dates[1]).toMatchObject({ start: '2027-03-17T09:00:00.000Z' })
  await post()
  const posted = (await load(id)).dates[1]
  expect(posted).toMatchObject({ state: 'posted', start: '2027-03-17T09:00:00.000Z' })
})

test('a moved date stays between its neighbours and their regular dates', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id } = await startSeries(leader, tuesday, { times: 4 })
  const [first = '', , third = '', fourth = ''] = (await load(id)).dates.map(({ localStart }) => localStart)
  const move = async (number: number, movedTo: string) => {
    const { status, body } = await change(leader, id, number, { movedTo })
    return status === 200 ? 200 : body.fields?.movedTo
  }
  const refusal = expect.stringContaining('between the one before and the one after')
  const dayAfter = (text: string) =>
    new Date(Date.parse(`${text}Z`) + 24 * 60 * 60_000).toISOString().slice(0, 16)
  expect(await move(2, first)).toEqual(refusal)
  expect(await move(2, third)).toEqual(refusal)
  expect(await move(2, dayAfter(first))).toBe(200)
  // Although the date before it is on the day after the first one now.
  expect(await move(3, dayAfter(dayAfter(first)))).toEqual(refusal)
  expect(await move(4, dayAfter(third))).toBe(200)
  expect(await move(3, dayAfter(dayAfter(third)))).toEqual(refusal)
  expect(await move(4, dayAfter(fourth))).toBe(200)
  expect((await change(leader, id, 2, { isSkipped: true })).status).toBe(200)
})

test('what is posted or has passed is changed by nobody, and nothing by others', async () => {
  goTo(thursday)
  const [leader, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const { id } = await startSeries(leader, tuesday, { times: 3 })
  expect((await change(leader, id, 1, { isSkipped: true })).body.code).toBe('date_posted')
  expect((await change(leader, id, 4, { isSkipped: true })).body.code).toBe('not_found')
  expect((await change(leader, id + 1, 1, { isSkipped: true })).body.code).toBe('not_found')
  expect((await change(stranger, id, 2, { isSkipped: true })).body.code).toBe('not_allowed')
  expect((await end(stranger, id)).body.code).toBe('not_allowed')
  goTo('2027-01-19T19:00:00Z')
  expect((await change(leader, id, 2, { isSkipped: true })).body.code).toBe('date_passed')
  expect(statesOf(await load(id))).toEqual(['posted', 'missed', 'planned'])
})

test('an ended series keeps what is posted and posts nothing more', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id, dates } = await startSeries(leader, tuesday)
  const ended = await end(leader, id)
  expect(ended.body).toMatchObject({ state: 'ended', times: 6, dates: [{ number: 1, state: 'posted' }] })
  expect((await crewOf(dates[0]?.crewId ?? 0)).series).toMatchObject({ state: 'ended', next: [] })
  goTo('2027-01-18T12:00:00Z')
  await post()
  expect((await load(id)).dates).toHaveLength(1)
  expect((await end(leader, id)).body.code).toBe('series_ended')
  expect((await change(leader, id, 2, { isSkipped: true })).body.code).toBe('series_ended')
  expect((await t.send(listMySeries, {}, { as: leader })).body).toEqual([])
})

test('the changes of one post are taken over for the following ones, its start is not', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  const { id, dates } = await startSeries(leader, tuesday, { times: 3 })
  const crewId = dates[0]?.crewId ?? 0
  const roles = [{ roleName: 'Medic', slotsNeeded: 2, compensationPercentage: 12.5 }]
  const edited = { title: 'Halo by night', scheduledFor: '2027-01-12T22:00', maxCrewSize: 5, roles }
  await t.send(updateCrew, { params: { id: crewId }, body: crewDraft(edited) }, { as: leader })
  expect((await load(id)).title).toBe('Halo')
  const takeOver = (as: Player, crewId: number) =>
    t.send(updateSeriesTemplate, { params: { id }, body: { crewId } }, { as })
  const foreign = await postCrew(t, leader)
  expect((await takeOver(leader, foreign.id)).body.code).toBe('not_found')
  expect((await takeOver(await registerPlayer(t), crewId)).body.code).toBe('not_allowed')
  expect((await takeOver(leader, crewId)).body.title).toBe('Halo by night')
  goTo('2027-01-14T12:00:00Z')
  await post()
  const [, second] = (await load(id)).dates
  expect(await crewOf(second?.crewId ?? 0)).toMatchObject({
    title: 'Halo by night',
    maxCrewSize: 5,
    scheduledTime: '2027-01-19T19:00:00.000Z',
    timezone: 'Europe/Berlin',
    roles: [{ roleName: 'Medic', slotsNeeded: 2, slotsFilled: 0, compensationPercentage: 12.5 }],
  })
})

test('a series goes with the account of its leader', async () => {
  goTo(thursday)
  const leader = await registerPlayer(t)
  await startSeries(leader, tuesday)
  expect((await leaveForGood(t, leader)).status).toBe(204)
  goTo('2027-01-14T12:00:00Z')
  await post()
  expect(await t.connection.db.selectFrom('series_dates').selectAll().execute()).toEqual([])
  expect(await t.connection.db.selectFrom('crews').select('id').execute()).toHaveLength(1)
})
