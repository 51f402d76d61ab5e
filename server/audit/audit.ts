/** Who did what, kept forever. Rows are only added, never changed, and never hold a secret. */
import type { Context } from '#server/context.ts'
import type { AuditAction } from '#server/db/tables/audit.ts'

interface AuditEntry {
  readonly action: AuditAction
  readonly actorId?: number | undefined
  readonly subjectId?: number | undefined
}

export const recordAudit = async (ctx: Context, entry: AuditEntry): Promise<void> => {
  await ctx.db
    .insertInto('audit_log')
    .values({
      at: ctx.now(),
      actor_id: entry.actorId ?? null,
      action: entry.action,
      subject_id: entry.subjectId ?? null,
      ip: ctx.ip || null,
    })
    .execute()
}
