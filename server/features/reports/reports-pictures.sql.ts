/** Copies of reported pictures, which are stored until the report is decided. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { ReportRow } from '#server/db/tables/reports.ts'

export const copyPicture = async ({ db }: Context, reportId: number, pictureId: number): Promise<void> => {
  await sql`
    insert into report_pictures (report_id, data)
    select ${reportId}::int, data from mission_pictures where id = ${pictureId}
  `.execute(db)
}

export const findCopy = (
  { db }: Context,
  reportId: number,
): Promise<(Pick<ReportRow, 'reported_id'> & { readonly data: Buffer }) | undefined> =>
  db
    .selectFrom('report_pictures')
    .innerJoin('reports', 'reports.id', 'report_pictures.report_id')
    .select(['reports.reported_id', 'report_pictures.data'])
    .where('report_id', '=', reportId)
    .executeTakeFirst()

export const deleteCopies = async ({ db }: Context, reportIds: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('report_pictures')
    .where('report_id', 'in', [...reportIds])
    .execute()
}
