/** What the errors of the database mean. */

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // too many connections, shutting down, crashed, starting up
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // a replica, which the address of the primary leads to until the proxy has noticed
  '25006',
])
// statement timeout, lock timeout, idle in transaction, deadlock
const busyCodes = new Set(['57014', '55P03', '25P03', '40P01'])
const connectionMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable/i

/** The driver stopped waiting for an answer. */
export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** No statement can be answered now. */
export const isUnreachable = (error: unknown): boolean => {
  const code = codeOf(error)
  if (unreachableCodes.has(code) || code.startsWith('08')) return true
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  return error instanceof Error && connectionMessages.test(error.message)
}

/** The database cannot answer this now, but may later. */
export const isDatabaseAway = (error: unknown): boolean =>
  isUnreachable(error) || busyCodes.has(codeOf(error))

const conflictCodes = new Set(['40P01', '40001'])

/** Postgres gave the transaction up in favour of another one, by a deadlock or a conflict; it can be run again. */
export const isSerializationFailure = (error: unknown): boolean => conflictCodes.has(codeOf(error))

const lockTimeoutCodes = new Set(['55P03', '40P01'])

/** Another transaction held the table or row for too long. */
export const isLockTimeout = (error: unknown): boolean => lockTimeoutCodes.has(codeOf(error))

/** Postgres cancelled a statement that took too long. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether a unique index of that name refused a row. */
export const violatesUnique = (error: unknown, index: string): boolean =>
  codeOf(error) === '23505' &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === index

/** What the new row belongs to was deleted while the request was in flight. */
export const isReferenceGone = (error: unknown): boolean => codeOf(error) === '23503'
