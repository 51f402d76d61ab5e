// Also on the embedded engine.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/account/account.ts'
import { downloadAudit, listAudit } from '#contract/audit/audit.ts'
import { login } from '#contract/auth/auth.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { goodPassword, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { shortenAddressesJob } from './audit.service.ts'

const t = openTestApp()
const dayMs = 24 * 60 * 60_000

test('an admin filters the log by who, whom, what and when', async () => {
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  const { username } = player.user
  await t.send(login, { body: { username, password: 'a wrong one' } })
  await t.send(login, { body: { username, password: goodPassword } })
  await recordAudit(t.node.ctx, {
    action: 'user_warned',
    actorId: admin.user.id,
    subjectId: player.user.id,
    detail: { reason: 'Rude' },
  })
  const actions = async (query: object) =>
    (await t.send(listAudit, { query }, { as: admin })).body.map(({ action }) => action)
  expect(await actions({})).toEqual(
    expect.arrayContaining(['user_warned', 'login_succeeded', 'login_failed']),
  )
  expect(await actions({ actor: admin.user.username.toUpperCase(), action: 'user_warned' })).toEqual([
    'user_warned',
  ])
  expect(await actions({ subject: username, action: 'user_warned' })).toEqual(['user_warned'])
  expect(await actions({ actor: 'nobody_here' })).toEqual([])
  expect(await actions({ actor: '%' })).toEqual([])
  const today = t.node.ctx.now().toISOString().slice(0, 10)
  expect((await actions({ from: today, to: today })).length).toBeGreaterThan(2)
  expect(await actions({ to: '2020-01-01' })).toEqual([])
  expect(await actions({ from: '1970-01-01', to: '9999-12-31' })).toContain('user_warned')
  const [newest] = (await t.send(listAudit, {}, { as: admin })).body
  expect(newest).toMatchObject({
    actorName: admin.user.username,
    subjectName: username,
    detail: { reason: 'Rude' },
  })
  expect(await actions({ before: newest?.id })).not.toContain('user_warned')
  for (const query of [
    { from: '2026-02-30' },
    { from: '0000-01-01' },
    { to: '1969-12-31' },
    { action: 'x' },
    { actor: 'x'.repeat(61) },
    { before: '0' },
  ]) {
    expect((await t.send(listAudit, { query: query as object }, { as: admin })).status).toBe(400)
  }
  const moderator = await registerStaff(t, 'moderator')
  expect((await t.send(listAudit, {}, { as: moderator })).status).toBe(403)
})

test('a page holds fifty entries, and the cursor leads through all of them', async () => {
  const admin = await registerStaff(t, 'admin')
  for (let i = 0; i < 60; i += 1) await recordAudit(t.node.ctx, { action: 'role_changed' })
  const query = { action: 'role_changed' } as const
  const { body: first } = await t.send(listAudit, { query }, { as: admin })
  expect(first).toHaveLength(50)
  const before = String(first.at(-1)?.id)
  expect((await t.send(listAudit, { query: { ...query, before } }, { as: admin })).body).toHaveLength(10)
})

test('the file is a table in which nothing can become a formula, and downloading it is recorded', async () => {
  const admin = await registerStaff(t, 'admin')
  await recordAudit(t.node.ctx, { action: 'user_banned', detail: { reason: '=1+1, "quoted"\nline' } })
  const response = await t.inject({
    url: `/api${downloadAudit.path}?action=user_banned`,
    cookies: { ...admin.cookies },
  })
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="crewbeacon-audit-[\d-]+\.csv"$/,
  )
  const [header, line, end] = response.body.split('\r\n')
  expect(header).toBe('\ufeff"id","at","action","actorName","subjectName","ip","detail"')
  expect(line).toContain(',"user_banned","","",')
  expect(line).toContain('"{""reason"":""=1+1, \\""quoted\\""\\nline""}"')
  expect(end).toBe('')
  expect(response.headers).not.toHaveProperty('x-total-capped')
  const { body } = await t.send(listAudit, { query: { action: 'audit_exported' } }, { as: admin })
  expect(body).toMatchObject([{ actorId: admin.user.id, detail: { rows: 1 } }])
})

test('the file says when there are more entries than it holds', async () => {
  const admin = await registerStaff(t, 'admin')
  const most = moderationLimits.auditRowsInFile
  const add = (count: number) =>
    sql`
      insert into audit_log (at, action) select now(), 'role_changed' from generate_series(1, ${count}::integer)
    `.execute(t.connection.db)
  const download = async () => {
    const url = `/api${downloadAudit.path}?action=role_changed`
    const { body, headers } = await t.inject({ url, cookies: { ...admin.cookies } })
    return [body.trimEnd().split('\r\n').length - 1, headers['x-total-capped']]
  }
  await add(most)
  expect(await download()).toEqual([most, undefined])
  await add(1)
  expect(await download()).toEqual([most, 'true'])
})

test('the database refuses to change the log, except for deleted accounts and shortened addresses', async () => {
  const player = await registerPlayer(t)
  const { db } = t.connection
  await recordAudit(t.node.ctx, { action: 'user_warned', actorId: player.user.id, subjectId: player.user.id })
  const refused = /can only be added to/
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(refused)
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(refused)
  for (const change of [
    sql`action = 'user_banned'`,
    sql`at = now()`,
    sql`actor_id = null`,
    sql`subject_id = null`,
    sql`detail = '{"a":1}'`,
    sql`ip = '1.2.3.4'`,
  ]) {
    await expect(
      sql`update audit_log set ${change} where action = 'user_warned'`.execute(db),
    ).rejects.toThrow(refused)
  }
  await t.send(deleteAccount, { body: { password: goodPassword } }, { as: player })
  const rows = await db.selectFrom('audit_log').selectAll().where('action', '=', 'user_warned').execute()
  expect(rows).toMatchObject([{ actor_id: null, subject_id: null }])
})

test('after thirty days only the network of an address is left', async () => {
  const addresses = ['203.0.113.77', '2001:db8:a:b::/64', 'odd', '203.0.113.0/24', null]
  const { ctx } = t.node
  for (const ip of addresses) await recordAudit({ ...ctx, ip: ip ?? '' }, { action: 'login_failed' })
  t.clock.advance(29 * dayMs)
  await shortenAddressesJob.run(ctx, {})
  const stored = async () => {
    const rows = await t.connection.db.selectFrom('audit_log').select('ip').orderBy('id').execute()
    return rows.map(({ ip }) => ip)
  }
  expect(await stored()).toEqual(addresses)
  t.clock.advance(2 * dayMs)
  await recordAudit({ ...ctx, ip: '198.51.100.9' }, { action: 'login_failed' })
  await shortenAddressesJob.run(ctx, {})
  expect(await stored()).toEqual([
    '203.0.113.0/24',
    '2001:db8:a::/48',
    null,
    '203.0.113.0/24',
    null,
    '198.51.100.9',
  ])
})

test('a page of another site cannot have the log downloaded, which would be logged', async () => {
  const as = await registerStaff(t, 'admin')
  const load = (site: string) =>
    t.inject({ url: `/api${downloadAudit.path}`, cookies: as.cookies, headers: { 'sec-fetch-site': site } })
  expect((await load('cross-site')).json().code).toBe('foreign_origin')
  for (const site of ['same-origin', 'none']) expect((await load(site)).statusCode).toBe(200)
})
