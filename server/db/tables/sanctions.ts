import type { Generated, Selectable } from 'kysely'
import type { BanType } from '#contract/sanctions/fields.ts'
import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'

/** Every ban that there was. Whether a player is banned now is in `users.banned_until`. */
export interface BansTable {
  id: Generated<number>
  user_id: number
  /** Null for the command line. */
  banned_by: number | null
  ban_type: BanType
  reason: string
  description: string
  created_at: Date
  /** Null for a permanent ban. */
  ends_at: Date | null
  lifted_at: Date | null
  lifted_by: number | null
  lift_reason: string | null
  /** The report that led to it. */
  report_id: number | null
}
export type BanRow = Selectable<BansTable>

export interface WarningsTable {
  id: Generated<number>
  user_id: number
  warned_by: number | null
  reason: string
  description: string
  created_at: Date
  acknowledged_at: Date | null
  report_id: number | null
}
export type WarningRow = Selectable<WarningsTable>

export interface AppealsTable {
  id: Generated<number>
  ban_id: number
  body: string
  status: Generated<AppealStatus>
  created_at: Date
  decided_at: Date | null
  decided_by: number | null
  note: string | null
}
export type AppealRow = Selectable<AppealsTable>

/** What a banned player gets instead of a session: the right to appeal once. */
export interface AppealTokensTable {
  token_hash: Buffer
  ban_id: number
  expires_at: Date
}

/** What was open about an account when it was deleted. Name and address are keyed hashes. */
export interface FormerSanctionsTable {
  id: Generated<number>
  name_hash: Buffer
  email_hash: Buffer
  has_open_warning: boolean
  created_at: Date
}

/** One row. */
export interface FormerSanctionsKeyTable {
  id: number
  key: Buffer
}
