// Also on the embedded engine.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { exportAccount } from '#contract/account/account.ts'
import { rateCrew } from '#contract/ratings/ratings.ts'
import { reportPlayer } from '#contract/reports/reports.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { applicationCalls, applicationDraft } from '#server/testing/calls/application-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import { makeBusyPlayer } from '#server/testing/factories/busy-player.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { testViewer } from '#server/testing/factories/viewers.ts'
import { columnsNamingPlayers } from '#server/testing/rows-naming-players.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { exportedTables, notExported } from './account.tables.ts'
import { exportAccount as writeExport } from './account-export.service.ts'

const t = openTestApp({ keepRows: true, runsJobs: true })
let player: Player

beforeAll(async () => {
  player = (await makeBusyPlayer(t)).player
})

type Export = Record<string, Record<string, unknown>[]>

const exportOf = async (as: Player): Promise<Export> => {
  const { status, body } = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
  expect(status).toBe(200)
  return body as Export
}

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
  `.execute(t.connection.db)
  return rows.map(({ column_name }) => column_name)
}

const camelCase = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

test('every table that names a player is exported, with all columns but those withheld', async () => {
  const exported = await exportOf(player)
  const covered = exportedTables.map(({ table, owner }) => `${table}.${owner}`)
  const naming = await columnsNamingPlayers(t.connection)
  // These columns do not name the player, but belong to a post, a beacon or a ban of the player.
  const indirect = [
    'crew_roles.author_id',
    'beacon_alerts.user_id',
    'appeals.user_id',
    'appeal_tokens.user_id',
  ]
  expect([...covered, ...notExported].sort()).toEqual([...naming, 'users.id', ...indirect].sort())
  for (const { name, table, owner, withheld = [] } of exportedTables) {
    const rows = exported[name] ?? []
    expect([name, rows.length]).not.toEqual([name, 0])
    const expected = (await columnsOf(table)).filter((column) => !withheld.includes(column))
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(expected.map(camelCase)))
      for (const column of withheld) expect(row).not.toHaveProperty(camelCase(column))
      if (!withheld.includes(owner)) expect(row[camelCase(owner)]).toBe(player.user.id)
    }
  }
})

test('the ratings of others come with what they wrote', async () => {
  const { id, leader, members } = await flyMission(t, 1)
  const body = { type: 'leader', rating: 2, comment: 'Got lost' } as const
  await t.send(rateCrew, { params: { id }, body }, { as: members[0] })
  await t.send(rateCrew, { params: { id }, body: { type: 'crew', rating: 4 } }, { as: leader })
  const { ratingsReceived } = await exportOf(leader)
  expect(ratingsReceived).toMatchObject([{ stars: 2, comment: 'Got lost', crewId: id }])
})

test('an export holds no secret, no reporter, and nothing of whoever blocked the player', async () => {
  const text = JSON.stringify(await exportOf(player))
  expect(text).not.toMatch(/argon2|tokenHash|passwordHash/)
  const { reportsReceived = [], playersBlocked = [] } = await exportOf(player)
  expect(reportsReceived.every((row) => !('reporterId' in row) && !('reason' in row))).toBe(true)
  expect(playersBlocked.every(({ blockerId }) => blockerId === player.user.id)).toBe(true)
})

test('a stranger who reports a member does not learn what they wrote to the leader', async () => {
  const { apply, decide, postHalo } = applicationCalls(t)
  const [member, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const { crew, leader } = await postHalo()
  await decide(leader, crew.id, (await apply(member, crew.id)).body.id, 'accepted')
  const body = { reportedUserId: member.user.id, reportCategory: 'other', reportReason: 'Rude' } as const
  const { status } = await t.send(reportPlayer, { params: { id: crew.id }, body }, { as: stranger })
  expect(status).toBe(201)
  const exported = await exportOf(stranger)
  expect(exported.reportsMade).toMatchObject([{ reason: 'Rude', crewId: crew.id }])
  expect(JSON.stringify(exported)).not.toContain(applicationDraft.message)
  const { reportsReceived } = await exportOf(member)
  const open = { status: 'pending', decidedAt: null, action: null }
  expect(reportsReceived).toEqual([
    { id: expect.anything(), reportedId: member.user.id, category: 'other', ...open },
  ])
})

test('of what a moderator did to others the activity says only that, when and from where', async () => {
  const [moderator, other] = [await registerPlayer(t), await registerPlayer(t)]
  const actorId = moderator.user.id
  for (const subjectId of [other.user.id, actorId, undefined]) {
    await recordAudit(t.node.ctx, { action: 'user_warned', actorId, subjectId, detail: { reason: 'Spam' } })
  }
  const { activity = [] } = await exportOf(moderator)
  expect(activity.filter(({ action }) => action === 'user_warned')).toMatchObject([
    { subjectId: null, detail: null },
    { subjectId: actorId, detail: { reason: 'Spam' } },
    { subjectId: null, detail: null },
  ])
})

test('a session alone does not get it, nor does another site', async () => {
  const as = await registerPlayer(t)
  const wrong = await t.send(exportAccount, { body: { password: 'a wrong one' } }, { as })
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password'])
  const headers = { 'sec-fetch-site': 'cross-site' }
  const foreign = await t.send(exportAccount, { body: { password: goodPassword } }, { as, headers })
  expect([foreign.status, foreign.body.code]).toEqual([403, 'foreign_origin'])
  expect((await t.inject({ url: '/api/account/export', cookies: as.cookies })).statusCode).toBe(404)
})

test('it comes as a file to save', async () => {
  const as = await registerPlayer(t)
  const { headers } = await t.send(exportAccount, { body: { password: goodPassword } }, { as })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="crewbeacon-\d{4}-\d\d-\d\d\.json"$/)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('ten thousand messages are all in it, a few hundred at a time', async () => {
  const player = await registerPlayer(t)
  const other = await registerPlayer(t)
  await sql`
    insert into messages (receiver_id, sender_id, kind, body, created_at)
    select ${player.user.id}, ${other.user.id}, 'direct', repeat('Hello ', 50) || n, now()
    from generate_series(1, 10000) as n
  `.execute(t.connection.db)
  let [longest, whole] = [0, '']
  for await (const part of await writeExport(t.node.ctx, testViewer(player.user.id), goodPassword)) {
    longest = Math.max(longest, part.length)
    whole += part
  }
  expect(longest).toBeLessThan(200 * 1024)
  const { messagesReceived = [] } = JSON.parse(whole) as Export
  expect(new Set(messagesReceived.map(({ id }) => id)).size).toBe(10_000)
})
