import type { Context } from '#server/context.ts'
import { createKept } from '#server/http/kept.ts'
import { countSite, type SiteCounts } from './stats.sql.ts'

/** Every open home page asks once a minute, so the figures are kept for a while. */
const keepMs = 30_000

const createKeptCounts = () => createKept<SiteCounts>({ most: 1, ageMs: keepMs })

// By database: tests run several servers in one process.
const keptOf = new WeakMap<object, ReturnType<typeof createKeptCounts>>()

/** The figures of the site, the same for everyone. Whoever asks while they are counted shares the answer. */
export const getSiteCounts = (ctx: Pick<Context, 'db' | 'now'>): Promise<SiteCounts> => {
  const kept = keptOf.get(ctx.db) ?? createKeptCounts()
  keptOf.set(ctx.db, kept)
  return kept.get('counts', () => countSite(ctx), ctx.now())
}
