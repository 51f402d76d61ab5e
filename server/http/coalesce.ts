import type { Context } from '#server/context.ts'
import { countLookup } from '#server/metrics/registry.ts'

interface Read<T> {
  readonly running: Promise<T>
  next?: Promise<T>
}

/**
 * Guests who read the same thing at the same time share one statement, so that a link that many open at once costs
 * little. Nobody gets the result of a statement that began before their request: requests that arrive while one is in
 * flight share the next.
 */
export const coalesceReads = <T>() => {
  // By database: tests run several servers in one process.
  const byDatabase = new WeakMap<object, Map<string, Read<T>>>()

  const start = (reads: Map<string, Read<T>>, key: string, load: () => Promise<T>): Promise<T> => {
    const read: Read<T> = { running: load() }
    reads.set(key, read)
    const end = () => {
      if (reads.get(key) === read) reads.delete(key)
    }
    read.running.then(end, end)
    return read.running
  }

  return (
    { db, viewer }: Pick<Context, 'db' | 'viewer'>,
    key: string,
    load: () => Promise<T>,
  ): Promise<T> => {
    if (viewer) return load()
    const reads = byDatabase.get(db) ?? new Map<string, Read<T>>()
    byDatabase.set(db, reads)
    const read = reads.get(key)
    countLookup('shared_answers', read?.next !== undefined)
    if (!read) return start(reads, key, load)
    const startNext = () => start(reads, key, load)
    read.next ??= read.running.then(startNext, startNext)
    return read.next
  }
}
