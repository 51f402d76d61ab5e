/**
 * Who did what, kept forever. Rows are only added and never hold a secret. All that changes later: addresses are
 * shortened, and deleted accounts lose their name.
 */
import type { AuditAction } from '#contract/audit/actions.ts'
import type { Context } from '#server/context.ts'

interface AuditEntry {
  readonly action: AuditAction
  readonly actorId?: number | undefined
  readonly subjectId?: number | undefined
  /** Never a secret, a mail address or a name: it outlives the accounts. */
  readonly detail?: Readonly<Record<string, number | string | null>>
}

export const recordAudit = (ctx: Context, entry: AuditEntry): Promise<void> => recordAudits(ctx, [entry])

/** In one statement. There is at least one. */
export const recordAudits = async (ctx: Context, entries: readonly AuditEntry[]): Promise<void> => {
  await ctx.db
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        at: ctx.now(),
        actor_id: entry.actorId ?? null,
        action: entry.action,
        subject_id: entry.subjectId ?? null,
        ip: ctx.ip || null,
        ...(entry.detail && { detail: JSON.stringify(entry.detail) }),
      })),
    )
    .execute()
}
