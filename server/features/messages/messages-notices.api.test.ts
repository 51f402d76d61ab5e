// Also on the embedded engine.
/** The bell: notices grouped by what they are about. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { decideRoleApplication } from '#contract/applications/applications.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { completeMission, leaveCrew } from '#contract/missions/missions.ts'
import { noticeLimits } from '#contract/notices/limits.ts'
import { listNotices, readAllNotices, readNotices } from '#contract/notices/list.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import { warnUser } from '#contract/sanctions/sanctions.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { eventually } from '#server/testing/eventually.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { apply, applyAs, decide, postHalo } = applicationCalls(t)
const { write } = messageCalls(t)
const german = { 'accept-language': 'de' }

const bell = async (as: Player, headers: Readonly<Record<string, string>> = {}) =>
  (await t.send(listNotices, {}, { as, headers })).body
const textsOf = async (as: Player) => (await bell(as)).notices.map(({ text }) => text)
const counts = async (as: Player) => {
  const { unreadCount, unreadNotices } = (await t.send(listMessages, {}, { as })).body
  return [unreadCount, unreadNotices]
}
const read = (as: Player, id: number) => t.send(readNotices, { params: { id } }, { as })

const applicants = async (...names: string[]) =>
  Promise.all(names.map((username) => registerPlayer(t, { username })))

test('three applications are one entry, which shrinks with each decision', async () => {
  const { leader, crew } = await postHalo(8)
  const [ada, bea, cid] = await applicants('Ada', 'Bea', 'Cid')
  if (!ada || !bea || !cid) throw new Error('nobody applies')
  const first = (await apply(ada, crew.id)).body
  const second = (await apply(bea, crew.id)).body
  const third = (await apply(cid, crew.id)).body
  const { notices } = await bell(leader)
  expect(notices).toMatchObject([
    {
      text: '3 players want to join “Halo”: Cid, Bea, and Ada.',
      count: 3,
      earlier: 0,
      unread: 3,
      crewId: crew.id,
      about: 'applications',
      pendingApplications: 3,
      application: null,
    },
  ])
  const inGerman = await bell(leader, german)
  expect(inGerman.notices[0]?.text).toBe('3 Leute möchten bei „Halo“ mitmachen: Cid, Bea und Ada.')

  await decide(leader, crew.id, second.id, 'accepted')
  expect((await bell(leader)).notices).toMatchObject([
    { text: '2 players want to join “Halo”: Cid and Ada.', unread: 2, pendingApplications: 2 },
  ])
  await decide(leader, crew.id, third.id, 'declined')
  expect((await bell(leader)).notices).toMatchObject([
    {
      text: 'Ada wants to join “Halo”.',
      unread: 1,
      application: { id: first.id, isForRole: false, name: 'Ada', message: 'I bring my own laser.' },
    },
  ])
  await decide(leader, crew.id, first.id, 'accepted')
  expect((await bell(leader)).notices).toMatchObject([
    { text: '3 players wanted to join “Halo”.', unread: 0, pendingApplications: 0, application: null },
  ])
  expect((await bell(leader)).notices[0]?.key).toBe(notices[0]?.key)
})

test('more than three are counted', async () => {
  const { leader, crew } = await postHalo(8)
  for (const player of await applicants('Ada', 'Bea', 'Cid', 'Dan', 'Eve')) await apply(player, crew.id)
  const [text] = await textsOf(leader)
  expect(text).toMatch(/^5 players want to join “Halo”: \w+, \w+, \w+, and 2 others\.$/)
})

test('an application for a role says so, and is decided as one', async () => {
  const { leader, crew, roleId } = await postHalo()
  const [ada] = await applicants('Ada')
  if (!ada) throw new Error('nobody applies')
  await applyAs(ada, crew.id, roleId)
  const { notices } = await bell(leader)
  const application = notices[0]?.application
  expect(notices).toMatchObject([{ text: 'Ada applies as Turret Gunner for “Halo”.' }])
  expect(application).toMatchObject({ isForRole: true, message: 'Me.' })
  const params = { id: application?.id ?? 0 }
  const decided = await t.send(
    decideRoleApplication,
    { params, body: { status: 'accepted' } },
    { as: leader },
  )
  expect(decided.status).toBe(200)
  expect((await bell(leader)).notices).toMatchObject([{ application: null, unread: 0 }])
})

test('once the mission is over nothing is left to decide', async () => {
  const { leader, crew } = await postHalo()
  await apply(await registerPlayer(t), crew.id)
  await t.connection.db.updateTable('crews').set({ mission_status: 'in_progress' }).execute()
  expect((await bell(leader)).notices[0]?.pendingApplications).toBe(1)
  await t.send(completeMission, { params: { id: crew.id }, body: {} }, { as: leader })
  expect((await bell(leader)).notices[0]).toMatchObject({ pendingApplications: 0, application: null })
})

test('each type about each crew is an entry, the newest first', async () => {
  const leader = await registerPlayer(t)
  const halo = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 8 })
  const yela = await postCrew(t, leader, { title: 'Yela' })
  const [ada, bea] = [await joinCrew(t, leader, halo.id), await joinCrew(t, leader, halo.id)]
  const names = [ada, bea].map(({ user }) => user.username)
  for (const player of [ada, bea]) await t.send(leaveCrew, { params: { id: halo.id } }, { as: player })
  await apply(ada, yela.id)
  await discussionCalls(t).write(bea, halo.id, 'Where?')
  expect(await textsOf(leader)).toEqual([
    `${names[1]} has written in the discussion of “Halo”.`,
    `${names[0]} wants to join “Yela”.`,
    `2 players have left “Halo”: ${names[1]} and ${names[0]}.`,
    '2 players wanted to join “Halo”.',
  ])
})

test('an entry is marked as read up to the notice that was seen, and no other', async () => {
  const { leader, crew } = await postHalo(8)
  const other = await postCrew(t, leader, { title: 'Yela' })
  await apply(await registerPlayer(t), other.id)
  await apply(await registerPlayer(t), crew.id)
  const seen = (await bell(leader)).notices[0]?.id ?? 0
  await apply(await registerPlayer(t), crew.id)
  expect(await counts(leader)).toEqual([3, 3])
  expect((await read(leader, seen)).status).toBe(204)
  expect((await bell(leader)).notices.map(({ unread }) => unread)).toEqual([1, 1])
  const newest = (await bell(leader)).notices[0]?.id ?? 0
  expect((await read(leader, newest)).status).toBe(204)
  expect((await read(leader, newest)).status, 'a second time').toBe(204)
  expect(await counts(leader)).toEqual([1, 1])
})

test('only the receiver marks a notice as read, and what a player wrote is none', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  await apply(player, crew.id)
  const notice = (await bell(leader)).notices[0]?.id ?? 0
  const direct = (await write(player, leader, 'Hello')).body.id
  expect((await read(player, notice)).status).toBe(404)
  expect((await read(leader, direct)).status).toBe(404)
  expect(await counts(leader)).toEqual([2, 1])
})

test('marking all notices as read leaves what players wrote, and both counts reach open pages', async () => {
  const { leader, crew } = await postHalo()
  const player = await registerPlayer(t)
  const listener = await listenTo(t.node.app, leader)
  const hears = (unreadCount: number, unreadNotices: number) =>
    eventually(() =>
      expect(listener.events.findLast(({ name }) => name === 'message')?.data).toEqual({
        unreadCount,
        unreadNotices,
      }),
    )
  try {
    await write(player, leader, 'Hello')
    await hears(1, 0)
    await apply(player, crew.id)
    await hears(2, 1)
    expect(await bell(leader)).toMatchObject({ unreadCount: 2, unreadNotices: 1 })
    await t.send(readAllNotices, {}, { as: leader })
    await hears(1, 0)
  } finally {
    listener.close()
  }
  expect(await counts(leader)).toEqual([1, 0])
})

test('entries come in pages', async () => {
  const { user, ...player } = await registerPlayer(t)
  const size = noticeLimits.page + 3
  await sql`
    insert into messages (receiver_id, kind, notice_type, notice_data, body, created_at)
    select ${user.id}::int, 'system', 'later', '{}', 'Notice ' || n, now() from generate_series(1, ${size}::int) as n
  `.execute(t.connection.db)
  const first = (await t.send(listNotices, {}, { as: player })).body
  expect([first.notices.length, first.hasMore]).toEqual([noticeLimits.page, true])
  const before = String(first.notices.at(-1)?.id)
  const second = (await t.send(listNotices, { query: { before } }, { as: player })).body
  expect(second).toMatchObject({ hasMore: false, unreadNotices: size })
  // Notices about no crew are not grouped.
  expect([...first.notices, ...second.notices].map(({ text }) => text)).toEqual(
    Array.from({ length: size }, (_, index) => `Notice ${size - index}`),
  )
})

test('a deleted crew keeps its notices, which lead nowhere', async () => {
  const { leader, crew } = await postHalo()
  await apply(await registerPlayer(t), crew.id)
  const admin = await registerStaff(t, 'admin')
  await t.send(deleteCrew, { params: { id: crew.id }, body: { reason: 'Ads' } }, { as: admin })
  const { notices } = await bell(leader)
  expect(notices.map(({ crewId, about }) => [crewId, about])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(notices[1]).toMatchObject({ pendingApplications: 0, application: null })
})

test('two warnings are two entries, each marked by itself', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  for (const reason of ['Rude', 'Rude again'])
    await t.send(warnUser, { params: { id: player.user.id }, body: { reason } }, { as: admin })
  const { notices } = await bell(player)
  expect(notices).toMatchObject([
    { count: 1, earlier: 0, text: expect.stringContaining('Rude again') },
    { count: 1, earlier: 0 },
  ])
  await read(player, notices[0]?.id ?? 0)
  expect((await bell(player)).notices.map(({ unread }) => unread)).toEqual([0, 1])
})
