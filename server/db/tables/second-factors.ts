import type { Generated } from 'kysely'
import type { SecurityEventKind } from '#contract/account/security-events.ts'

/** What changed about how a player signs in; the newest of each player are kept. */
export interface SecurityEventsTable {
  id: Generated<number>
  user_id: number
  kind: SecurityEventKind
  /** Such as the name of a passkey. */
  detail: string
  created_at: Date
}

/** The secret that a player shares with an app that shows codes. */
export interface TimeCodesTable {
  user_id: number
  /** Encrypted: see notices/sealing.ts. */
  secret: Buffer
  created_at: Date
  /** When the player gave the first right code. Until then no code is asked for. */
  confirmed_at: Date | null
  /** The time step of the newest code that was used: neither it nor an older one works again. */
  last_step: Generated<number>
}

export interface RecoveryCodesTable {
  id: Generated<number>
  user_id: number
  code_hash: Buffer
  used_at: Date | null
}

/** The first step of a sign-in was right, and the code is missing. */
export interface PendingSignInsTable {
  id: Generated<number>
  token_hash: Buffer
  user_id: number
  /** What the first step was. */
  way: 'password' | 'discord'
  wrong_codes: Generated<number>
  expires_at: Date
}
