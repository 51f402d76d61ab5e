import type { UserRow } from '#server/db/tables/auth.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'

/** How long a player has for a fingerprint, a PIN or another device. */
export const challengeMs = 5 * 60_000

/** What is needed to make a passkey for a player. */
export interface PasskeyCreation {
  readonly challenge: string
  readonly user: UserRow
  readonly handle: Buffer
  /** The passkeys that the player already has. */
  readonly passkeys: readonly PasskeyRow[]
}
