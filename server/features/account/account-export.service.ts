/** All data that is stored about a player, as one JSON text that is generated while it is sent. */
import { recordAudit } from '#server/audit/audit.ts'
import type { Context, Viewer } from '#server/context.ts'
import { confirmOwner } from '#server/features/auth/credentials/auth-methods.service.ts'
import { type ExportedTable, exportedTables } from './account.tables.ts'
import { listRows } from './account-export.sql.ts'

/** The number of rows in memory at a time, however many there are. */
const usualBatch = 200

const camelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const withCamelCase = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]))

async function* rowsOf(ctx: Context, table: ExportedTable, userId: number): AsyncGenerator<string> {
  const { batch = usualBatch } = table
  let after: number | string | undefined
  for (;;) {
    const rows = await listRows(ctx, table, userId, after, batch)
    if (rows.length > 0) {
      yield `${after === undefined ? '' : ','}${rows.map(({ row }) => JSON.stringify(withCamelCase(row))).join()}`
    }
    if (rows.length < batch) return
    after = rows.at(-1)?.cursor
  }
}

async function* writeExport(ctx: Context, userId: number): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(ctx.now())}`
  for (const table of exportedTables) {
    yield `,${JSON.stringify(table.name)}:[`
    yield* rowsOf(ctx, table, userId)
    yield ']'
  }
  yield '}'
}

export const exportAccount = async (
  ctx: Context,
  viewer: Viewer,
  password: string | undefined,
): Promise<AsyncGenerator<string>> => {
  await confirmOwner(ctx, viewer, password)
  await ctx.limits.spend('exportByPlayer', String(viewer.id))
  await recordAudit(ctx, { action: 'account_exported', actorId: viewer.id, subjectId: viewer.id })
  return writeExport(ctx, viewer.id)
}
