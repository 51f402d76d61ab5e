import type { ErrorCode } from '#contract/errors/errors.ts'
import { hoursAfterDecline } from '#contract/handles/fields.ts'
import type { HandleProofRow } from '#server/db/tables/handles.ts'

const waitMs = hoursAfterDecline * 60 * 60_000

/** When a player whose request was declined can send a new one; null for every other request. */
export const nextRequestAt = ({
  status,
  decided_at,
}: Pick<HandleProofRow, 'status' | 'decided_at'>): Date | null =>
  status === 'declined' && decided_at ? new Date(decided_at.getTime() + waitMs) : null

/** Why the player cannot send a request now, judged by their latest one. */
export const requestRefusal = (
  latest: Pick<HandleProofRow, 'status' | 'decided_at'> | undefined,
  now: Date,
): ErrorCode | undefined => {
  if (latest?.status === 'open') return 'proof_open'
  if (latest?.status === 'verified') return 'handle_verified'
  const nextAt = latest && nextRequestAt(latest)
  return nextAt && nextAt > now ? 'proof_declined' : undefined
}
