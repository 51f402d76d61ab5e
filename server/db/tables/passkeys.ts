import type { Generated, Selectable } from 'kysely'

export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  /** Chosen by the authenticator, and unlike all others. */
  credential_id: Buffer
  /** As the authenticator has encoded it (COSE). */
  public_key: Buffer
  /** How often it was used, as the authenticator counts; always 0 for those that do not. */
  counter: number
  /** How a browser reaches it, such as `internal` or `usb`. */
  transports: string[]
  name: string
  /** Its provider has a copy, so that it outlives the device. */
  is_backed_up: boolean
  created_at: Date
  last_used_at: Date | null
}
export type PasskeyRow = Selectable<PasskeysTable>

/** What an authenticator was asked to sign. It works once: using it deletes it. */
export interface PasskeyChallengesTable {
  token_hash: Buffer
  /** The player who adds a passkey; null for a sign-in. */
  user_id: number | null
  expires_at: Date
}
