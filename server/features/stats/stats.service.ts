import type { Context } from '#server/context.ts'
import { createCache } from '#server/http/cache.ts'
import { countSite, type SiteCounts } from './stats.sql.ts'

/** Every open home page asks once a minute. */
const ttl = 30_000

type CountingContext = Pick<Context, 'db' | 'primary' | 'now'>

const createCountsCache = ({ now }: CountingContext) => createCache<SiteCounts>({ max: 1, ttl, now })

// By primary: tests run several servers in one process.
const caches = new WeakMap<object, ReturnType<typeof createCountsCache>>()

/** The figures of the site, the same for everyone. */
export const getSiteCounts = (ctx: CountingContext): Promise<SiteCounts> => {
  const { primary = ctx.db } = ctx
  const cache = caches.get(primary) ?? createCountsCache(ctx)
  caches.set(primary, cache)
  return cache.get('counts', () => countSite(ctx))
}
