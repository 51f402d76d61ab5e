/** What the rows of the demo refer to. */
import type { PlannedPost } from './plan.ts'

export interface Names {
  readonly now: Date
  /** The id of a player. */
  readonly idOf: (username: string) => number
  /** The id of a ship of the catalogue; an operator's own may not have it. */
  readonly shipIdOf: (model: string) => number | null
}

export interface World extends Names {
  /** The id of a ship of a player's fleet, if they bring one. */
  readonly broughtBy: (plan: PlannedPost, username: string) => number | null
}

/** A post that the database has. */
export interface StoredPost extends PlannedPost {
  readonly id: number
  /** By position. */
  readonly roleIds: readonly number[]
}
