import type { Generated, Selectable } from 'kysely'
import type { StartWindow } from '#contract/crews/fields.ts'
import type { SearchFilters } from '#contract/searches/filters.ts'

/** A search of the board, for which the player wants to be notified of new posts. */
export interface SavedSearchesTable {
  id: Generated<number>
  user_id: number
  /** In canonical form, so that no player saves the same search twice. Everything but the player follows from them. */
  filters: SearchFilters
  /** The facets that a post must have, and those that it must not have. */
  wanted: string[]
  unwanted: string[]
  /** Facets of which a post must have one, if there are any. */
  languages: string[]
  seats: string[]
  /** What the search text of a post must be like. */
  patterns: string[]
  ship_id: number | null
  max_crew_size: number | null
  start_window: StartWindow | null
  /** The zone whose days the window means. */
  window_zone: string | null
  /** The zone whose clock a post must have, and how many hours it may differ. */
  clock_zone: string | null
  hours_apart: number
  upcoming: boolean
  fits_hours: boolean
  created_at: Date
}
export type SavedSearchRow = Selectable<SavedSearchesTable>

/** A post that a search has found, and of which its player was notified. */
export interface SavedSearchAlertsTable {
  search_id: number
  crew_id: number
  created_at: Date
}
