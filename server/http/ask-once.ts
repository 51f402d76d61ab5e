import type { Context } from '#server/context.ts'

interface Asked<T> {
  readonly running: Promise<T>
  next?: Promise<T>
}

type Asker = Pick<Context, 'db' | 'viewer'>

/**
 * Guests who ask for the same thing at the same time share one statement, so that a link that many open at once costs
 * little. Nobody gets an answer that was begun before they asked: whoever comes while one is under way shares the next.
 */
export const createAskOnce = <T>() => {
  // By database: tests run several servers in one process.
  const byDatabase = new WeakMap<object, Map<string, Asked<T>>>()

  const start = (all: Map<string, Asked<T>>, key: string, load: () => Promise<T>): Promise<T> => {
    const asked: Asked<T> = { running: load() }
    all.set(key, asked)
    const end = () => {
      if (all.get(key) === asked) all.delete(key)
    }
    asked.running.then(end, end)
    return asked.running
  }

  return ({ db, viewer }: Asker, key: string, load: () => Promise<T>): Promise<T> => {
    if (viewer) return load()
    const all = byDatabase.get(db) ?? new Map<string, Asked<T>>()
    byDatabase.set(db, all)
    const asked = all.get(key)
    if (!asked) return start(all, key, load)
    const startNext = () => start(all, key, load)
    asked.next ??= asked.running.then(startNext, startNext)
    return asked.next
  }
}
