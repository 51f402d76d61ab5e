import type { Context } from '#server/context.ts'
import { createCache } from '#server/http/caching/cache.ts'
import { countSite, type SiteCounts } from './stats.sql.ts'

/** Every open home page refetches once a minute. */
const ttl = 30_000

type CountingContext = Pick<Context, 'db' | 'now'>

const createCountsCache = (now: CountingContext['now']) => createCache<SiteCounts>({ max: 1, ttl, now })

// By the server's clock, which all of its contexts have: tests run several servers on one database.
const caches = new WeakMap<CountingContext['now'], ReturnType<typeof createCountsCache>>()

/** The figures of the site, the same for everyone. */
export const getSiteCounts = (ctx: CountingContext): Promise<SiteCounts> => {
  const cache = caches.get(ctx.now) ?? createCountsCache(ctx.now)
  caches.set(ctx.now, cache)
  return cache.get('counts', () => countSite(ctx))
}
