/** What we add to each statement of a connection. */
import type { PoolClient } from 'pg'

type Query = (...call: unknown[]) => unknown

export interface QueryStep {
  /** Returns the text, or an object with it, as the driver gets it. */
  readonly prepare?: (query: unknown) => unknown
  /** Called before each statement. Returns what is called when it is answered, with the error if it failed. */
  readonly begin?: (query: unknown) => (error?: unknown) => void
}

/** The pool passes a callback, transactions wait for a promise. */
export const wrapQuery = (client: PoolClient, { prepare, begin }: QueryStep): void => {
  const query = client.query.bind(client) as Query
  client.query = ((...call: unknown[]) => {
    const last = call.at(-1)
    const callback = typeof last === 'function' ? last : undefined
    const [first, values] = callback ? call.slice(0, -1) : call
    const sent = [prepare ? prepare(first) : first, values]
    const end = begin?.(first)
    if (callback) {
      return query(...sent, (error: unknown, result: unknown) => {
        end?.(error ?? undefined)
        callback(error, result)
      })
    }
    const answer = query(...sent)
    if (end && answer instanceof Promise) answer.then(() => end(), end)
    return answer
  }) as typeof client.query
}
