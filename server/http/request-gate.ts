/** Finds out who sent a request, and counts it against the limit on all their requests. */
import type { Viewer } from '#server/context.ts'
import type { Limits } from './limits.ts'

/** More than one node serves at a time. */
const maxConfirmed = 10_000

export const createRequestGate = (limits: Limits) => {
  /** Tokens that the database confirmed, the latest last. */
  const confirmed = new Set<string>()
  const confirm = (token: string): void => {
    confirmed.delete(token)
    confirmed.add(token)
    const [oldest] = confirmed
    if (oldest !== undefined && confirmed.size > maxConfirmed) confirmed.delete(oldest)
  }

  /**
   * A request counts as a guest's until the database has confirmed its token: otherwise made-up tokens would be looked
   * up without a limit. Tokens confirmed before skip this, so that guests cannot use up the limit of the players who
   * share their address.
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
