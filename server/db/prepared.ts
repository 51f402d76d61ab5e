/** Statements that are executed all the time: each connection parses and plans them once. */
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

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
export const neverPrepare = (client: PoolClient): void => {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown
  client.query = ((...[first, ...rest]: unknown[]) =>
    typeof first === 'object' && first !== null && 'name' in first
      ? query({ ...first, name: undefined }, ...rest)
      : query(first, ...rest)) as typeof client.query
}

/** Gives marked statements the names that the driver prepares them by. */
export const prepareMarked = (client: PoolClient): void => {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown
  client.query = ((...[text, ...rest]: unknown[]) => {
    const name = typeof text === 'string' && text.startsWith(mark) ? nameOf(text) : undefined
    return name ? query({ name, text, values: rest[0] }) : query(text, ...rest)
  }) as typeof client.query
}
