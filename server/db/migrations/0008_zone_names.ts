import { type QueryExecutorProvider, sql } from 'kysely'
import { timezoneName } from '#contract/wire/timezone-names.ts'

/** Zones were kept by whichever of their names they came with; now each has one. */
export const up = async (db: QueryExecutorProvider): Promise<void> => {
  for (const table of ['users', 'crews', 'applications']) {
    const kept = await sql<{ timezone: string | null }>`
      select distinct timezone from ${sql.table(table)}
    `.execute(db)
    for (const { timezone } of kept.rows) {
      const name = timezone && timezoneName(timezone)
      if (!name || name === timezone) continue
      await sql`update ${sql.table(table)} set timezone = ${name} where timezone = ${timezone}`.execute(db)
    }
  }
  // The index of the posts follows now: what comes next may alter a table only when nothing is left to do for it.
  await sql`set constraints all immediate`.execute(db)
}
