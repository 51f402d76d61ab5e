/** Statements that are executed all the time: each connection parses and plans them once. */
import { sql } from 'kysely'
import type { QueryStep } from './wrap-query.ts'

const mark = '/* prepared */'

/** Stands before such a statement. Only for texts that vary little: each keeps its plan in every connection. */
export const prepared = sql.raw(mark)

const maxStatements = 50
const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  if (!names.has(text) && names.size < maxStatements) names.set(text, `prepared_${names.size}`)
  return names.get(text)
}

/** Through PgBouncer the next transaction may get a connection that does not know the name: there are no names then. */
export const neverPrepare: QueryStep = {
  prepare: (query) =>
    typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query,
}

/** Gives marked statements the names that the driver prepares them by. */
export const prepareMarked: QueryStep = {
  prepare: (query) => {
    const name = typeof query === 'string' && query.startsWith(mark) ? nameOf(query) : undefined
    return name ? { name, text: query } : query
  },
}
