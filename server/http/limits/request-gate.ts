/** Finds out who sent a request, and counts it against their general limit. */
import { LRUCache } from 'lru-cache'
import type { Viewer } from '#server/context.ts'
import type { Limits } from './limits.ts'

/** More sessions than one node serves at a time. */
const maxConfirmed = 10_000

export const createRequestGate = (limits: Limits, kind: 'player' | 'token') => {
  /** The player of each token that was found in the database. */
  const confirmed = new LRUCache<string, string>({ max: maxConfirmed })

  const spend = async (player: string): Promise<void> => {
    if (kind === 'player') await limits.spendRequest('playerSecond', player)
    await limits.spendRequest(kind, player)
  }

  /**
   * A request counts as a guest's until its token is found in the database; otherwise made-up tokens could be looked up
   * without limit. Tokens found before skip this, so that guests cannot use up the limit for players at the same
   * address; they count for their player, and beyond that limit the database is not asked.
   */
  return async <S extends { readonly viewer: Viewer }>(
    address: string,
    token: string | undefined,
    findSession: (token: string) => Promise<S | undefined>,
  ): Promise<S | undefined> => {
    const player = token === undefined ? undefined : confirmed.get(token)
    if (player === undefined) await limits.spendRequest('guest', address)
    else await spend(player)
    if (token === undefined) return undefined
    const session = await findSession(token)
    if (session && player === undefined) {
      confirmed.set(token, String(session.viewer.id))
      await limits.refundRequest('guest', address)
      await spend(String(session.viewer.id))
    } else if (!session && confirmed.delete(token)) {
      await limits.spendRequest('guest', address)
    }
    return session
  }
}

export type RequestGate = ReturnType<typeof createRequestGate>
