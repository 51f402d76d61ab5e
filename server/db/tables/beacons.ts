import type { Selectable } from 'kysely'
import type { BeaconAudience } from '#contract/beacons/fields.ts'
import type { Activity } from '#contract/crews/fields.ts'
import type { SeatKind } from '#contract/crews/seats.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'

/** One for each player; it stays when it is out, so that the next one can be filled in from it. */
export interface BeaconsTable {
  user_id: number
  lit_at: Date
  starts_at: Date
  ends_at: Date
  /** When it went out; null while it is lit. */
  out_at: Date | null
  /** When its player was asked whether to keep it lit. */
  asked_at: Date | null
  /** Empty for any. */
  seats: SeatKind[]
  activities: Activity[]
  regions: Region[]
  languages: Language[]
  fleet_ship_id: number | null
  note: string
  audience: BeaconAudience
}
/** A post that fits a lit beacon. */
export interface BeaconAlertsTable {
  user_id: number
  crew_id: number
  created_at: Date
  /** Null while the player has had as many as are welcome within an hour. */
  sent_at: Date | null
}

export type BeaconRow = Selectable<BeaconsTable>
