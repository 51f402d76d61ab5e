import type { Context } from '#server/context.ts'
import { createCache } from '#server/http/cache.ts'
import { countSite, type SiteCounts } from './stats.sql.ts'

/** Every open home page asks once a minute. */
const ttl = 30_000

type CountingContext = Pick<Context, 'db' | 'now'>

const createCountsCache = ({ now }: CountingContext) => createCache<SiteCounts>({ max: 1, ttl, now })

// By database: tests run several servers in one process.
const caches = new WeakMap<object, ReturnType<typeof createCountsCache>>()

/** The figures of the site, the same for everyone. */
export const getSiteCounts = (ctx: CountingContext): Promise<SiteCounts> => {
  const cache = caches.get(ctx.db) ?? createCountsCache(ctx)
  caches.set(ctx.db, cache)
  return cache.get('counts', () => countSite(ctx))
}
