/** Finds out who sent a request, and counts it against their general limit. */
import type { Viewer } from '#server/context.ts'
import type { Limits } from './limits.ts'

/** More sessions than one node serves at a time. */
const maxConfirmed = 10_000

export const createRequestGate = (limits: Limits) => {
  /** Tokens that were found in the database, the most recent last. */
  const confirmed = new Set<string>()
  const confirm = (token: string): void => {
    confirmed.delete(token)
    confirmed.add(token)
    const [oldest] = confirmed
    if (oldest !== undefined && confirmed.size > maxConfirmed) confirmed.delete(oldest)
  }

  /**
   * A request counts as a guest's until its token is found in the database; otherwise made-up tokens could be looked up
   * without limit. Tokens found before skip this, so that guests cannot use up the limit for players at the same address.
   */
  return async <S extends { readonly viewer: Viewer }>(
    address: string,
    token: string | undefined,
    findSession: (token: string) => Promise<S | undefined>,
  ): Promise<S | undefined> => {
    const wasConfirmed = token !== undefined && confirmed.has(token)
    if (!wasConfirmed) await limits.spendRequest('guest', address)
    if (token === undefined) return undefined
    const session = await findSession(token)
    if (session) {
      if (!wasConfirmed) await limits.refundRequest('guest', address)
      confirm(token)
      await limits.spendRequest('player', String(session.viewer.id))
    } else if (confirmed.delete(token)) {
      await limits.spendRequest('guest', address)
    }
    return session
  }
}

export type RequestGate = ReturnType<typeof createRequestGate>
