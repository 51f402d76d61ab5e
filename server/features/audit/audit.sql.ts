import { type RawBuilder, sql } from 'kysely'
import type { AuditAction } from '#contract/audit/actions.ts'
import type { Context } from '#server/context.ts'

export interface AuditFilters {
  readonly actor: string
  readonly subject: string
  readonly action?: AuditAction | undefined
  /** From the start of this day in UTC, to the end of that one. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: number | undefined
}

export interface AuditRow {
  readonly id: number
  readonly at: Date
  readonly action: AuditAction
  readonly actor_id: number | null
  readonly actor_name: string | null
  readonly subject_id: number | null
  readonly subject_name: string | null
  readonly ip: string | null
  readonly detail: Record<string, unknown>
}

type Sql = RawBuilder<unknown>

const idOfPlayer = (username: string): Sql =>
  sql`(select id from users where lower(username collate "C") = ${username.toLowerCase()})`

const conditionsOf = ({ actor, subject, action, from, to, before }: AuditFilters): Sql[] => [
  sql`true`,
  ...(actor ? [sql`actor_id = ${idOfPlayer(actor)}`] : []),
  ...(subject ? [sql`subject_id = ${idOfPlayer(subject)}`] : []),
  ...(action ? [sql`action = ${action}`] : []),
  ...(from ? [sql`at >= ${`${from}T00:00:00Z`}::timestamptz`] : []),
  ...(to ? [sql`at < ${`${to}T00:00:00Z`}::timestamptz + interval '24 hours'`] : []),
  ...(before ? [sql`id < ${before}`] : []),
]

/** The newest first; cut to a page before names are looked up. */
export const listAudit = async (
  { db }: Context,
  filters: AuditFilters,
  limit: number,
): Promise<AuditRow[]> => {
  const { rows } = await sql<AuditRow>`
    select entries.*, actors.username as actor_name, subjects.username as subject_name
    from (
      select id, at, action, actor_id, subject_id, ip, detail
      from audit_log
      where ${sql.join(conditionsOf(filters), sql` and `)}
      order by id desc
      limit ${limit}
    ) as entries
    left join users as actors on actors.id = entries.actor_id
    left join users as subjects on subjects.id = entries.subject_id
    order by entries.id desc
  `.execute(db)
  return rows
}

/** Shortens some of the addresses from before then and returns how many. */
export const shortenAddresses = async ({ db }: Context, before: Date, most: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update audit_log
    set ip = shortened_address(ip)
    where id in (
      select id
      from audit_log
      where ip is not null and ip !~ '/(24|48)$' and at < ${before}
      order by at
      limit ${most}
      for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}
