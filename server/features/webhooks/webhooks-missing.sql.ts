/** Webhooks at whose address Discord has nothing. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Returns how often there has been nothing at the address since `from`. */
export const countMissing = async (ctx: Context, webhookId: number, from: Date): Promise<number> => {
  const { rows } = await sql<{ missing_times: number }>`
    update webhooks
    set
      missing_times = case when missing_since > ${from} then missing_times + 1 else 1 end,
      missing_since = case when missing_since > ${from} then missing_since else ${ctx.now()} end
    where id = ${webhookId}
    returning missing_times
  `.execute(ctx.db)
  return rows[0]?.missing_times ?? 0
}
