import type { Context } from '#server/context.ts'

interface Question<T> {
  readonly running: Promise<T>
  next?: Promise<T>
}

type Asker = Pick<Context, 'db' | 'viewer'>

/**
 * Guests who ask for the same thing at the same time share one statement, so that a link that many open at once costs
 * little. Nobody gets the result of a statement that began before they asked: whoever comes while one runs shares the next.
 */
export const createAskOnce = <T>() => {
  // By database: tests run several servers in one process.
  const byDatabase = new WeakMap<object, Map<string, Question<T>>>()

  const start = (all: Map<string, Question<T>>, key: string, load: () => Promise<T>): Promise<T> => {
    const question: Question<T> = { running: load() }
    all.set(key, question)
    const end = () => {
      if (all.get(key) === question) all.delete(key)
    }
    question.running.then(end, end)
    return question.running
  }

  return ({ db, viewer }: Asker, key: string, load: () => Promise<T>): Promise<T> => {
    if (viewer) return load()
    const all = byDatabase.get(db) ?? new Map<string, Question<T>>()
    byDatabase.set(db, all)
    const question = all.get(key)
    if (!question) return start(all, key, load)
    const startNext = () => start(all, key, load)
    question.next ??= question.running.then(startNext, startNext)
    return question.next
  }
}
