// Also on the embedded engine.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decideReport, getReportStats, listReports } from '#contract/reports/cases.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { type Player, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { expectInvariants } from '#server/testing/models/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { report, setScene } = reportCalls(t)

let moderator: Player
let admin: Player
beforeEach(async () => {
  moderator = await registerStaff(t, 'moderator')
  admin = await registerStaff(t, 'admin')
})
afterEach(() => expectInvariants(t.connection))

const list = async (query: object = {}, as = moderator) =>
  (await t.send(listReports, { query }, { as })).body.map(({ id }) => id)
const decide = (id: number | string, body: object, as = moderator) =>
  t.send(decideReport, { params: { id }, body: { status: 'resolved', ...body } }, { as })

test('moderators list the reports, the newest first, by status, category and cursor', async () => {
  const first = await setScene()
  const second = await setScene()
  const other = await report(await registerPlayer(t), second.crewId, second.leader.user.id, {
    reportCategory: 'no_show',
  })
  expect(await list()).toEqual([other, second.reportId, first.reportId])
  expect(await list({ before: other })).toEqual([second.reportId, first.reportId])
  expect(await list({ category: 'no_show' })).toEqual([other])
  await decide(first.reportId, { status: 'dismissed' })
  expect(await list({ status: 'dismissed' })).toEqual([first.reportId])
  expect(await list({ status: 'pending' })).toEqual([second.reportId, other])
  const { body } = await t.send(getReportStats, {}, { as: admin })
  expect(body).toEqual({ pending: 2, resolved: 0, dismissed: 1, total: 3 })
  const [newest] = (await t.send(listReports, {}, { as: admin })).body
  expect(newest).toMatchObject({
    reportedUserId: second.leader.user.id,
    reportedUsername: second.leader.user.username,
    missionTitle: 'Halo',
    relatedPending: 1,
    decidedBy: null,
  })
})

test('pending reports stand together by player, whoever waits longest first, from page to page', async () => {
  const { db } = t.connection
  await sql`
    insert into users (username, email, password_hash, timezone, preferred_languages, created_at)
    select 'queued-' || n, 'queued-' || n || '@example.com', 'x', 'UTC', '{en}', now() from generate_series(1, 30) as n
  `.execute(db)
  const { crewId, reportId } = await setScene()
  await sql`
    insert into reports (
      subject, crew_id, reporter_id, reported_id, category, reason, description, snapshot, created_at
    )
    select 'crew', ${crewId}, reporters.id, reported.id, 'other', 'x', '', snapshot, now()
    from users as reporters
    join users as reported
      on reported.id <> reporters.id and reported.username like 'queued-%' and (reported.id * 7 + reporters.id) % 9 = 0
    join reports on reports.id = ${reportId}
    where reporters.username like 'queued-%'
    order by reporters.id * 31 % 30, reported.id
  `.execute(db)
  const pending = await db.selectFrom('reports').select(['id', 'reported_id']).orderBy('id').execute()
  const firstOn = (player: number | null) => pending.find((row) => row.reported_id === player)?.id ?? 0
  const expected = pending.toSorted((a, b) => firstOn(a.reported_id) - firstOn(b.reported_id) || a.id - b.id)
  const listed: number[] = []
  for (let page = await list({ status: 'pending' }); page.length > 0; ) {
    listed.push(...page)
    const last = pending.find(({ id }) => id === page.at(-1))
    const place = { after: last?.id, afterFirst: firstOn(last?.reported_id ?? null) }
    page = await list({ status: 'pending', ...place })
  }
  expect(listed).toEqual(expected.map(({ id }) => id))
  expect(listed.length).toBeGreaterThan(60)
})

test('a search finds parts of names and titles, whole usernames, and takes every character literally', async () => {
  const { reportId, leader, reporter } = await setScene('100% Halo_run \\o/ 🚀')
  const plain = await setScene('Other')
  for (const search of [
    'hALO_r',
    '100%',
    '1',
    'run \\o/',
    'run \\o/ 🚀',
    '% halo',
    leader.user.username.slice(2, 9),
  ]) {
    expect(await list({ search }), search).toEqual([reportId])
  }
  expect(await list({ search: reporter.user.username.toUpperCase() })).toEqual([reportId])
  // Without three letters in a row: finds only texts that begin with it.
  for (const search of ['ha', '\\o/', '🚀']) expect(await list({ search }), search).toEqual([])
  for (const search of ['%%', '__', 'o%o', '\\\\', '🚀'.repeat(60), "'; drop table reports; --"]) {
    expect(await list({ search }), search).toEqual([])
  }
  expect(await list({ search: 'other' })).toEqual([plain.reportId])
  const statusOf = async (query: object) => (await t.send(listReports, { query }, { as: moderator })).status
  expect(await statusOf({ search: '🚀'.repeat(61) })).toBe(400)
  expect(await statusOf({ search: 'a\u0000b' })).toBe(400)
  expect(await statusOf({ before: '-1' })).toBe(400)
  expect(await statusOf({ status: 'pending', after: '1' })).toBe(400)
  expect(await statusOf({ status: 'open' })).toBe(400)
})
