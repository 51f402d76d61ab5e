/** Measures how long each statement takes, from outside of the driver. */
import type { Pool } from 'pg'
import { statementSeconds } from '#server/metrics/registry.ts'
import { type QueryStep, wrapQuery } from './wrap-query.ts'

const words = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

/** The first word after a comment. The texts of statements are ours, but too many for labels. */
const wordOf = (query: unknown): string => {
  const text = typeof query === 'string' ? query : String((query as { readonly text?: string } | null)?.text)
  const word = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return words.has(word) ? word : 'other'
}

const measured: QueryStep = {
  begin: (query) => {
    const started = performance.now()
    return () => statementSeconds.observe({ statement: wordOf(query) }, (performance.now() - started) / 1000)
  },
}

/** Applies to connections that are opened from now on. */
export const measureStatements = (pool: Pool): void => {
  pool.on('connect', (client) => wrapQuery(client, measured))
}
