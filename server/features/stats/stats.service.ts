import type { Context } from '#server/context.ts'
import { countSite, type SiteCounts } from './stats.sql.ts'

/** Every open home page asks once a minute, so the figures are kept for a while. */
const keepMs = 30_000

interface Kept {
  readonly at: number
  readonly counts: Promise<SiteCounts>
}

// By database: tests run several servers in one process.
const keptOf = new WeakMap<object, Kept>()

/** The figures of the site, the same for everyone. Whoever asks while they are counted shares the answer. */
export const getSiteCounts = (ctx: Pick<Context, 'db' | 'now'>): Promise<SiteCounts> => {
  const at = ctx.now().getTime()
  const kept = keptOf.get(ctx.db)
  if (kept && Math.abs(at - kept.at) < keepMs) return kept.counts
  const counts = countSite(ctx)
  keptOf.set(ctx.db, { at, counts })
  counts.catch(() => {
    if (keptOf.get(ctx.db)?.counts === counts) keptOf.delete(ctx.db)
  })
  return counts
}
