/** The audit log, for admins. */
import * as z from 'zod/mini'
import { moderationLimits } from '../sanctions/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, moment } from '../wire/ids.ts'
import { searchLine } from '../wire/text.ts'
import { auditActions } from './actions.ts'

/** Postgres knows no year 0, and nothing happened before 1970. */
const day = z.iso.date().check(z.regex(/^(19[7-9]|[2-9]\d{2})/))

const filters = {
  /** The usernames of the player who acted and of the one concerned. */
  actor: z._default(searchLine(moderationLimits.search), ''),
  subject: z._default(searchLine(moderationLimits.search), ''),
  action: z.optional(z.enum(auditActions)),
  /** From the start of this day in UTC, to the end of that one. */
  from: z.optional(day),
  to: z.optional(day),
}

const auditQuery = z.object({ ...filters, before: z.optional(id) })
export type AuditQuery = z.output<typeof auditQuery>

const auditFileQuery = z.object(filters)
export type AuditFileQuery = z.output<typeof auditFileQuery>

const entry = z.object({
  id: z.int(),
  at: moment,
  action: z.enum(auditActions),
  actorId: z.nullable(z.int()),
  actorName: z.nullable(z.string()),
  subjectId: z.nullable(z.int()),
  subjectName: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** For instance the reason, the crew and the report. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof entry>

export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: `List the audit log, the newest first, ${moderationLimits.auditPage} at a time`,
  query: auditQuery,
  status: 200,
  response: z.array(entry),
  errors: [],
})

export const downloadAudit = endpoint({
  name: 'downloadAudit',
  method: 'GET',
  sameSiteOnly: true,
  path: '/admin/audit.csv',
  access: 'admin',
  summary: `Download the audit log as a table, at most ${moderationLimits.auditRowsInFile} rows; X-Total-Capped is true when there are more`,
  query: auditFileQuery,
  mediaType: 'text/csv; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: [],
})
