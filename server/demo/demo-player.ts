import type { FleetStatus } from '#contract/fleet/fields.ts'
import type { SearchFilters } from '#contract/searches/filters.ts'
import type { Playtime, UserRole } from '#contract/users/users.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'

type DayHours = readonly [from: number, to: number]

interface DemoShip {
  /** A ship of the catalogue, by its name. */
  readonly model: string
  readonly name?: string
  readonly role?: string
  /** Default: active. */
  readonly status?: FleetStatus
  /** Default: 100. */
  readonly condition?: number
  readonly notes?: string
}

/** A player of the demo. What they own, like and look for is here too; what they do in crews is with the posts. */
export interface DemoPlayer {
  readonly bio: string
  readonly displayName?: string
  /** Default: citizen. */
  readonly userRole?: UserRole
  /** Default: Europe/Berlin. */
  readonly timezone?: string
  /** The first is the one that the site writes in, if it can. Default: English. */
  readonly languages?: readonly Language[]
  /** Default: the evening. */
  readonly playtimes?: readonly Playtime[]
  readonly regions?: readonly Region[]
  /** From the first to before the second, on working days and at weekends. Default: those of `playtimes`. */
  readonly hours?: { readonly weekdays: DayHours; readonly weekend: DayHours }
  readonly organisation?: string
  /** The first ship is the primary one. */
  readonly fleet?: readonly DemoShip[]
  readonly favourites?: readonly string[]
  readonly searches?: readonly SearchFilters[]
  readonly handle?: { readonly name: string; readonly code: string; readonly isVerified: boolean }
  /** For players whose login is printed at the start: what it is good for. */
  readonly loginLabel?: string
}
