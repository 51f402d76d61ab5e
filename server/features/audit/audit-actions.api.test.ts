/** Everything that moderators and admins do about posts and reports leaves a row in the audit log. */
import { expect, test } from 'vitest'
import type { AuditAction } from '#contract/audit/actions.ts'
import { downloadAudit } from '#contract/audit/audit.ts'
import { writeComment } from '#contract/discussions/discussions.ts'
import { endpoints } from '#contract/index.ts'
import { decideReport } from '#contract/reports/cases.ts'
import { deleteComment, deleteCrew } from '#contract/reports/removals.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { reportCalls } from '#server/testing/calls/report-calls.ts'
import { registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { setScene, auditActions } = reportCalls(t)

interface Scene {
  readonly crewId: number
  readonly reportId: number
  readonly commentId: number
}

const rows: readonly [Endpoint, request: (scene: Scene) => { id?: number; body?: object }, AuditAction][] = [
  [decideReport, ({ reportId: id }) => ({ id, body: { status: 'resolved' } }), 'report_resolved'],
  [decideReport, ({ reportId: id }) => ({ id, body: { status: 'dismissed' } }), 'report_dismissed'],
  [deleteCrew, ({ crewId: id }) => ({ id, body: {} }), 'crew_deleted'],
  [deleteComment, ({ commentId: id }) => ({ id, body: {} }), 'comment_removed'],
  [downloadAudit, () => ({}), 'audit_exported'],
]

test.each(rows.map((row) => [row[0].name, row[2], row] as const))(
  '%s is recorded as %s',
  async (_name, action, [endpoint, request]) => {
    const { crewId, reportId } = await setScene()
    const { body: comment } = await t.send(
      writeComment,
      { params: { id: crewId }, body: { text: 'Hi', channel: 'public' } },
      { as: await registerPlayer(t) },
    )
    const admin = await registerStaff(t, 'admin')
    const { id, body } = request({ crewId, reportId, commentId: comment.id })
    const before = await auditActions()
    const response = await t.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(':id', String(id))}`,
      cookies: { ...admin.cookies },
      ...(body && { payload: body }),
    })
    expect(response.statusCode).toBe(endpoint.status)
    expect((await auditActions()).slice(before.length)).toEqual([action])
  },
)

test('no such call is missing from this table', () => {
  const listed = new Set(rows.map(([endpoint]) => endpoint.name))
  const changes = endpoints.filter(
    ({ path, method }) => method !== 'GET' && /^\/admin\/(crew|comments|audit)/.test(path),
  )
  expect(changes.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
