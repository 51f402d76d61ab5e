import { type RawBuilder, sql } from 'kysely'
import type { ReportAction } from '#contract/reports/fields.ts'
import type { ReportStatus } from '#contract/reports/reports.ts'
import type { Context } from '#server/context.ts'
import type { ReportRow } from '#server/db/tables/reports.ts'

/**
 * Reports on the same player and crew as `report`, or on the same player's messages or profile. Reports that no longer
 * name a player have no related ones, nor have those whose crew was deleted.
 */
export const isRelatedTo = (
  report: RawBuilder<unknown>,
  others: RawBuilder<unknown> = sql`reports`,
): RawBuilder<boolean> => sql`(
  ${others}.reported_id = ${report}.reported_id
  and (
    ${others}.crew_id = ${report}.crew_id
    or ${others}.subject = ${report}.subject and ${others}.subject in ('conversation', 'profile')
  )
)`

/**
 * Crews are locked before reports, because deleting a crew locks it first. Deciding a report can change whether the
 * crew is hidden.
 */
export const lockCrewOfReport = async ({ db }: Context, reportId: number): Promise<void> => {
  await sql`
    select from crews where id = (select crew_id from reports where id = ${reportId}) for no key update
  `.execute(db)
}

/** Dismissing the report can also unhide any other post that the same players have reported. */
export const lockCrewsOfReporters = async ({ db }: Context, reportId: number): Promise<void> => {
  await sql`
    select
    from crews
    where id in (
      select crew_id from reports where id = ${reportId}
      union
      select others.crew_id
      from reports as decided
      join reports on reports.id = decided.id or ${isRelatedTo(sql`decided`)}
      join reports as others on others.reporter_id = reports.reporter_id and others.status = 'pending'
      where decided.id = ${reportId}
    )
    order by id
    for no key update
  `.execute(db)
}

/** The crews on which these players have undecided reports. */
export const listCrewsReportedBy = async (
  { db }: Context,
  reporterIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ crew_id: number }>`
    select distinct crew_id
    from reports
    where reporter_id = any(${reporterIds}::int[]) and status = 'pending' and crew_id is not null
  `.execute(db)
  return rows.map(({ crew_id }) => crew_id)
}

export const lockReport = ({ db }: Context, id: number): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The other pending reports on the same content, locked. */
export const lockRelatedReports = async ({ db }: Context, id: number): Promise<ReportRow[]> => {
  const { rows } = await sql<ReportRow>`
    select reports.*
    from reports
    join reports as decided on ${isRelatedTo(sql`decided`)}
    where decided.id = ${id} and reports.id <> ${id} and reports.status = 'pending'
    order by reports.id
    for update of reports
  `.execute(db)
  return rows
}

export interface Decision {
  readonly status: Exclude<ReportStatus, 'pending'>
  readonly note: string | null
  readonly action: ReportAction | null
}

export const saveDecision = async (
  { db, now }: Context,
  ids: readonly number[],
  moderatorId: number,
  { status, note, action }: Decision,
): Promise<void> => {
  await db
    .updateTable('reports')
    .set({ status, decided_at: now(), decided_by: moderatorId, decision_note: note, action })
    .where('id', 'in', [...ids])
    .execute()
}
