import { LRUCache } from 'lru-cache'

interface Options<T extends {}> {
  readonly max: number
  readonly maxSize?: number
  readonly sizeCalculation?: (value: T) => number
  readonly ttl?: number
  /** The clock by which `ttl` is measured, where tests move it. */
  readonly now?: () => Date
}

/** Callers that ask for the same key while it is loaded share the result. A failure is not cached. */
export const createCache = <T extends {}>({ now, ...limits }: Options<T>) => {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    ...limits,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A caller whose entry is evicted or cleared while it is loaded still gets it; it is not stored then.
    ignoreFetchAbort: true,
    ...(now && { perf: { now: () => now().getTime() }, ttlResolution: 0 }),
  })
  return {
    /** What is there already. */
    find: (key: string): T | undefined => cache.get(key),
    get: (key: string, load: () => Promise<T>): Promise<T> => cache.forceFetch(key, { context: load }),
    delete: (key: string): void => void cache.delete(key),
    clear: (): void => cache.clear(),
  }
}
