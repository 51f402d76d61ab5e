// Also on the embedded engine.
/** The ready check: who is asked when, what they answer, and who sees it. */
import { expect, test } from 'vitest'
import { updateCrew } from '#contract/crews/crews.ts'
import { leaveCrew, startMission } from '#contract/missions/missions.ts'
import { answerReadyCheck } from '#contract/missions/ready.ts'
import { listNotices } from '#contract/notices/list.ts'
import { updateNoticeSetting } from '#contract/notices/notices.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { minuteMs, readyCalls } from '#server/testing/calls/ready-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  crewDraft,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { inMinutes, runJob, call, answer, release, details, statesFor, can, calls } = readyCalls(t)
const { apply } = applicationCalls(t)

/** A crew of the leader and two members that starts in an hour, with a stopped clock. */
const setScene = async (minutes: number | null = 60) => {
  t.clock.stop()
  const leader = await registerPlayer(t)
  const scheduledFor = minutes === null ? null : inMinutes(minutes)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 6, scheduledFor })
  const ada = await joinCrew(t, leader, id)
  t.clock.advance(1)
  const bea = await joinCrew(t, leader, id)
  return { id, leader, ada, bea }
}
const pass = (minutes: number) => t.clock.advance(minutes * minuteMs)
const textsOf = async (as: Player) =>
  (await t.send(listNotices, {}, { as })).body.notices.map(({ text }) => text)
const moveStart = (as: Player, id: number, scheduledFor: string | null) =>
  t.send(
    updateCrew,
    { params: { id }, body: { ...crewDraft({ title: 'Halo', maxCrewSize: 6 }), scheduledFor } },
    { as },
  )

test('from 30 minutes before the start the members are asked once, and the leader counts as ready', async () => {
  const { id, leader, ada, bea } = await setScene()
  pass(29)
  await runJob()
  expect([await calls(ada), await statesFor(ada, id)]).toEqual([[], [null, null, null]])
  pass(1)
  await runJob()
  await runJob()
  pass(5)
  await runJob()
  for (const player of [ada, bea]) {
    expect(await calls(player)).toMatchObject([
      {
        count: 1,
        ready: 'silent',
        text: expect.stringMatching(/^Ready check for “Halo”, which starts .+\?$/),
      },
    ])
  }
  expect(await calls(leader)).toEqual([])
  expect(await statesFor(leader, id)).toEqual(['ready', 'silent', 'silent'])
  expect((await details(ada, id)).viewer).toMatchObject({
    ready: 'silent',
    readyCalledAt: expect.any(String),
  })
})

test('members answer, change their mind until the start, and see each other', async () => {
  const { id, leader, ada, bea } = await setScene()
  expect(await answer(ada, id, 'ready')).toMatchObject({ status: 409, body: { code: 'ready_check_closed' } })
  pass(31)
  await runJob()
  expect((await answer(ada, id, 'ready')).body.viewer).toMatchObject({
    ready: 'ready',
    can: { answerReady: true },
  })
  expect(await calls(ada)).toMatchObject([{ unread: 0, ready: 'ready' }])
  await answer(bea, id, 'ready')
  await answer(bea, id, 'late')
  for (const player of [leader, ada, bea])
    expect(await statesFor(player, id)).toEqual(['ready', 'ready', 'late'])
  pass(29)
  expect(await can(bea, id)).toMatchObject({ answerReady: false })
  expect(await answer(bea, id, 'ready')).toMatchObject({ status: 409, body: { code: 'ready_check_closed' } })
  expect(await calls(bea)).toMatchObject([{ ready: null }])
})

test('guests, applicants and strangers see nothing of it', async () => {
  const { id, ada } = await setScene()
  const applicant = await registerPlayer(t)
  await apply(applicant, id)
  pass(31)
  await runJob()
  await answer(ada, id, 'ready')
  for (const reader of [undefined, applicant, await registerPlayer(t)]) {
    expect(await statesFor(reader, id)).toEqual([null, null, null])
    expect(JSON.stringify(await details(reader, id))).not.toMatch(/"(ready|readyCalledAt)":"/)
  }
  expect((await answer(applicant, id, 'ready')).body.code).toBe('not_member')
})

test('only the pages of those aboard get an event', async () => {
  const { id, leader, ada } = await setScene()
  pass(31)
  await runJob()
  const stranger = await registerPlayer(t)
  const [aboard, ashore] = [await listenTo(t.node.app, leader), await listenTo(t.node.app, stranger)]
  try {
    await answer(ada, id, 'late')
    await eventually(() =>
      expect(aboard.events).toContainEqual({ name: 'crew', data: { id, change: 'updated' } }),
    )
    expect(ashore.events.filter(({ name }) => name === 'crew')).toEqual([])
  } finally {
    aboard.close()
    ashore.close()
  }
})

test('who cannot come leaves, and the leader is told', async () => {
  const { id, leader, ada, bea } = await setScene()
  pass(31)
  await runJob()
  await answer(ada, id, 'ready')
  const { status, body } = await answer(ada, id, 'cannot_come')
  expect([status, body.currentCrewSize, body.viewer?.isMember]).toEqual([200, 2, false])
  await answer(bea, id, 'cannot_come')
  const names = [bea, ada].map(({ user }) => user.username).join(' and ')
  expect(await textsOf(leader)).toContain(`2 players cannot come to “Halo”: ${names}.`)
  expect((await answer(ada, id, 'ready')).body.code).toBe('not_member')
})

test('whoever does not answer is asked again 10 minutes before the start, once', async () => {
  const { id, ada, bea } = await setScene()
  pass(31)
  await runJob()
  await answer(ada, id, 'late')
  pass(18)
  await runJob()
  expect(await calls(bea)).toMatchObject([{ count: 1, text: expect.stringMatching(/^Ready check/) }])
  pass(1)
  await runJob()
  pass(1)
  await runJob()
  expect(await calls(bea)).toMatchObject([{ count: 1, unread: 1, text: expect.stringMatching(/^Last call/) }])
  expect(await calls(ada)).toMatchObject([
    { count: 1, unread: 0, text: expect.stringMatching(/^Ready check/) },
  ])
})

test('after an hour without a server nobody is asked about a start that has passed', async () => {
  const { id, ada } = await setScene()
  pass(61)
  await runJob()
  expect([await calls(ada), await statesFor(ada, id)]).toEqual([[], [null, null, null]])
})

test('a server that comes back shortly before the start asks, and asks again only if there is time', async () => {
  const { ada } = await setScene()
  pass(52)
  await runJob()
  expect(await calls(ada)).toMatchObject([{ text: expect.stringMatching(/^Ready check/) }])
  pass(4)
  await runJob()
  expect(await calls(ada)).toMatchObject([{ text: expect.stringMatching(/^Ready check/) }])
  pass(1)
  await runJob()
  expect(await calls(ada)).toMatchObject([{ text: expect.stringMatching(/^Last call/) }])
})

test('a leader alone is not asked, and whoever joins later is', async () => {
  t.clock.stop()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', scheduledFor: inMinutes(40) })
  pass(15)
  await runJob()
  expect([await statesFor(leader, id), await can(leader, id)]).toMatchObject([[null], { callReady: false }])
  expect((await call(leader, id)).body.code).toBe('ready_call_refused')
  const first = await joinCrew(t, leader, id)
  expect(await calls(first)).toEqual([])
  await runJob()
  expect(await calls(first)).toHaveLength(1)
  const second = await joinCrew(t, leader, id)
  expect(await calls(second)).toMatchObject([{ unread: 1, ready: 'silent' }])
  // There is nothing to ask on the day after the start.
  pass(25)
  const third = await joinCrew(t, leader, id)
  expect([await calls(third), await statesFor(leader, id)]).toEqual([[], ['ready', 'silent', 'silent', null]])
  expect((await answer(third, id, 'ready')).body.code).toBe('ready_check_closed')
})

test('a new start clears the answers, and its time comes again', async () => {
  const { id, leader, ada, bea } = await setScene()
  pass(31)
  await runJob()
  await answer(ada, id, 'ready')
  expect((await moveStart(leader, id, inMinutes(120))).status).toBe(200)
  expect(await statesFor(leader, id)).toEqual([null, null, null])
  expect(await calls(bea)).toEqual([])
  expect((await answer(ada, id, 'ready')).body.code).toBe('ready_check_closed')
  pass(89)
  await runJob()
  expect(await statesFor(leader, id)).toEqual([null, null, null])
  pass(1)
  await runJob()
  expect(await statesFor(leader, id)).toEqual(['ready', 'silent', 'silent'])
  expect(await calls(ada)).toMatchObject([{ unread: 1 }])
})

test('the leader asks at any time before the start, and again only those who are silent', async () => {
  const { id, leader, ada, bea } = await setScene(300)
  expect(await can(leader, id)).toEqual({ callReady: true, answerReady: false, releaseSilent: false })
  expect((await call(leader, id)).body).toMatchObject({ viewer: { can: { callReady: false } } })
  await answer(ada, id, 'ready')
  pass(9)
  expect((await call(leader, id)).body.code).toBe('ready_call_refused')
  pass(1)
  expect((await call(leader, id)).status).toBe(200)
  expect([await calls(ada), await calls(bea)]).toMatchObject([[{ count: 1, unread: 0 }], [{ unread: 1 }]])
  // The automatic call still comes at its time, for members who are silent.
  pass(260)
  await runJob()
  expect([await calls(ada), await calls(bea)]).toMatchObject([[{ count: 1, unread: 0 }], [{ unread: 1 }]])
  expect((await details(leader, id)).viewer?.readyCalledAt).toBe(t.node.ctx.now().toISOString())
  await answer(bea, id, 'late')
  pass(15)
  expect((await call(leader, id)).body.code).toBe('ready_call_refused')
  expect((await call(ada, id)).body.code).toBe('not_allowed')
})

test('a post without a start is never asked by itself, but by its leader until the mission starts', async () => {
  const { id, leader, ada, bea } = await setScene(null)
  await runJob()
  expect(await statesFor(leader, id)).toEqual([null, null, null])
  await call(leader, id)
  expect(await calls(ada)).toMatchObject([{ text: 'Ready check for “Halo”: are you ready to fly?' }])
  expect((await release(leader, id, ada, bea)).body.code).toBe('release_too_early')
  await answer(ada, id, 'ready')
  pass(60 * 24)
  await t.send(startMission, { params: { id } }, { as: leader })
  expect(await can(leader, id)).toEqual({ callReady: false, answerReady: false, releaseSilent: true })
  expect((await call(leader, id)).body.code).toBe('ready_call_refused')
  expect((await release(leader, id, bea)).body.members).toHaveLength(2)
})

test('from the start on the leader releases silent seats, and nobody who has answered', async () => {
  const { id, leader, ada, bea } = await setScene()
  const cid = await joinCrew(t, leader, id)
  pass(31)
  await runJob()
  await answer(ada, id, 'late')
  expect((await release(leader, id, ada, bea)).body.code).toBe('release_too_early')
  pass(29)
  expect(await can(leader, id)).toEqual({ callReady: false, answerReady: false, releaseSilent: true })
  expect((await release(ada, id, bea)).body.code).toBe('not_allowed')
  expect((await release(leader, id, ada)).body.code).toBe('nobody_silent')
  // A player who joins after the start was never asked.
  const dan = await joinCrew(t, leader, id)
  const { status, body } = await release(leader, id, ada, bea, dan)
  expect([status, body.members.map((member) => member.id), body.currentCrewSize]).toEqual([
    200,
    [leader, ada, cid, dan].map(({ user }) => user.id),
    4,
  ])
  const [newest] = (await t.send(listNotices, {}, { as: bea })).body.notices
  expect(newest?.text).toBe(
    'You did not answer the ready check for “Halo”, so the leader has released your seat.',
  )
  expect(await calls(bea)).toEqual([])
  // A silent member can keep the seat as long as it is theirs.
  expect(await can(cid, id)).toMatchObject({ answerReady: true })
  expect((await answer(cid, id, 'ready')).status).toBe(200)
  expect((await release(leader, id, cid)).body.code).toBe('nobody_silent')
  expect(await can(leader, id)).toMatchObject({ releaseSilent: false })
})

test('released seats are free in their roles, and a mission that is over keeps its crew', async () => {
  t.clock.stop()
  const leader = await registerPlayer(t)
  const { id, roles } = await postCrew(t, leader, {
    title: 'Halo',
    maxCrewSize: 4,
    scheduledFor: inMinutes(60),
    roles: [{ roleName: 'Pilot', slotsNeeded: 2 }],
  })
  const members = [
    await joinCrew(t, leader, id),
    await joinCrew(t, leader, id),
    await joinCrew(t, leader, id),
  ]
  const { db } = t.connection
  const seated = members.slice(0, 2).map(({ user }) => user.id)
  await db
    .updateTable('crew_members')
    .set({ role_id: roles[0]?.id ?? 0 })
    .where('user_id', 'in', seated)
    .execute()
  await db.updateTable('crew_roles').set({ slots_filled: 2 }).execute()
  pass(31)
  await runJob()
  pass(30)
  const { body } = await release(leader, id, ...members)
  expect([body.roles[0]?.slotsFilled, body.currentCrewSize]).toEqual([0, 1])
  await db.updateTable('crews').set({ mission_status: 'cancelled' }).execute()
  expect((await release(leader, id, ...members)).body.code).toBe('mission_closed')
})

test('the call reaches those who want no reminders, and no other answer than the three is accepted', async () => {
  const { id, leader, ada } = await setScene()
  const body = { inInbox: false, byMail: false, byPush: false }
  await t.send(updateNoticeSetting, { params: { kind: 'reminder' }, body }, { as: ada })
  pass(31)
  await runJob()
  expect(await calls(ada)).toHaveLength(1)
  for (const other of ['silent', '', null, 1]) {
    const request = { params: { id }, body: { answer: other as 'ready' } }
    expect((await t.send(answerReadyCheck, request, { as: ada })).status).toBe(400)
  }
  expect((await answer(leader, id, 'ready')).body.code).toBe('not_member')
  await t.send(leaveCrew, { params: { id } }, { as: ada })
  expect(await calls(ada)).toMatchObject([{ ready: null }])
})

test('a co-leader runs the check, and is ready by that', async () => {
  const { id, leader, ada, bea } = await setScene()
  await t.connection.db.updateTable('crews').set({ co_leader_id: ada.user.id }).execute()
  pass(29)
  expect(await can(ada, id)).toMatchObject({ callReady: true })
  expect((await call(ada, id)).body.members.map(({ ready }) => ready)).toEqual(['ready', 'ready', 'silent'])
  expect([await calls(ada), await calls(bea)]).toMatchObject([[], [{ unread: 1 }]])
  await moveStart(leader, id, inMinutes(40))
  pass(11)
  await runJob()
  expect(await statesFor(leader, id)).toEqual(['ready', 'silent', 'silent'])
  pass(29)
  expect((await release(ada, id, ada, bea)).body.members.map(({ ready }) => ready)).toEqual([
    'ready',
    'ready',
  ])
})
