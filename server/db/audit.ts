/** Who did what, kept for good. Rows are only ever added, and never hold a secret. */
import type { ColumnType, Generated } from 'kysely'
import type { Context } from '#server/context.ts'

type Action =
  | 'registered'
  | 'login_succeeded'
  | 'login_failed'
  | 'login_limited'
  | 'password_reset'
  | 'reset_link_issued'
  | 'admin_granted'
  | 'admin_revoked'

export interface AuditTable {
  id: Generated<number>
  at: Date
  /** Null for the command line and for strangers. */
  actor_id: number | null
  action: Action
  subject_id: number | null
  ip: string | null
  detail: ColumnType<Record<string, unknown>, string | undefined, never>
}

interface Entry {
  readonly action: Action
  readonly actorId?: number | undefined
  readonly subjectId?: number | undefined
}

export const recordAudit = async (ctx: Context, entry: Entry): Promise<void> => {
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
