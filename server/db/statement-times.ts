/** Measures how long each statement takes, from outside of the driver. */
import type { Pool } from 'pg'
import { statementSeconds } from './registry.ts'

const words = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

/** The first word after a comment. The texts of statements are ours, but too many for labels. */
const wordOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : String((query as { readonly text?: string } | null)?.text)
  const word = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return words.has(word) ? word : 'other'
}

type Query = (...call: unknown[]) => unknown

const measured =
  (query: Query): Query =>
  (...call) => {
    const started = performance.now()
    const observe = () =>
      statementSeconds.observe({ statement: wordOf(call[0]) }, (performance.now() - started) / 1000)
    const callback = call.at(-1)
    // The pool's own queries pass a callback, transactions wait for a promise.
    if (typeof callback === 'function') {
      return query(...call.slice(0, -1), (...result: unknown[]) => {
        observe()
        callback(...result)
      })
    }
    const result = query(...call)
    if (result instanceof Promise) result.then(observe, observe)
    return result
  }

/** Applies to connections that are opened from now on. */
export const measureStatements = (pool: Pool): void => {
  pool.on('connect', (client) => {
    client.query = measured(client.query.bind(client) as Query) as typeof client.query
  })
}
