/** Lists the audit log, and shortens old addresses in it. */
import type { AuditFileQuery, AuditQuery } from '#contract/audit/audit.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { recurringJob } from '#server/jobs/job.ts'
import * as sql from './audit.sql.ts'

export const listAudit = (ctx: Context, query: AuditQuery): Promise<sql.AuditRow[]> =>
  sql.listAudit(ctx, query, moderationLimits.auditPage)

interface AuditExport {
  readonly rows: sql.AuditRow[]
  /** Whether there are more. */
  readonly isCapped: boolean
}

export const exportAudit = (ctx: Context, viewer: Viewer, query: AuditFileQuery): Promise<AuditExport> =>
  inTransaction(ctx, async (ctx) => {
    const most = moderationLimits.auditRowsInFile
    const found = await sql.listAudit(ctx, query, most + 1)
    const rows = found.slice(0, most)
    await recordAudit(ctx, { action: 'audit_exported', actorId: viewer.id, detail: { rows: rows.length } })
    return { rows, isCapped: found.length > most }
  })

const keptMs = 30 * 24 * 60 * 60_000
const batch = 1_000

/** In batches, so that no lock is held for long. */
export const shortenAddressesJob = recurringJob('shorten-addresses', '30 3 * * *', async (ctx) => {
  const before = new Date(ctx.now().getTime() - keptMs)
  while ((await sql.shortenAddresses(ctx, before, batch)) === batch);
})
