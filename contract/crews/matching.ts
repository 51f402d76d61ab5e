/** How well a player and a post fit each other, and why. The database ranks by the same weights: crews-match.sql.ts. */
import * as z from 'zod/mini'
import { type RoleCategory, roleCategories } from '../roles/fields.ts'
import type { Reputation } from '../users/users.ts'
import { fitInHours, type WeekHours } from '../users/week-hours.ts'
import { type Language, languages } from '../wire/languages.ts'
import type { Region } from '../wire/regions.ts'
import type { SeatKind } from './seats.ts'

/** What each reason counts. Together they make 100; a mission lies in the player's hours or reaches into them. */
export const matchWeights = {
  /** They share a language. */
  language: 30,
  /** The whole mission lies in the player's hours. */
  hours: 25,
  /** A seat is free in a category that the player has flown. */
  seat: 18,
  /** The other one has good ratings. */
  rating: 11,
  /** A part of the mission lies in the player's hours. */
  some_hours: 10,
  /** The post is flown in a region that the player plays on. */
  region: 7,
  zone: 5,
  /** The post is new. */
  fresh: 4,
} as const

type ReasonKind = keyof typeof matchWeights
const reasonKinds = Object.keys(matchWeights) as ReasonKind[]

export const matchRules = {
  /** The lowest average that counts as good, and from how many ratings on. */
  goodRating: 4,
  fewestRatings: 3,
  freshHours: 24,
  /** How many reasons are shown. */
  reasons: 3,
} as const

export const matchReason = z.object({
  kind: z.enum(reasonKinds),
  /** The language that they share; only with that reason. */
  language: z.optional(z.enum(languages)),
  /** The category that the player has flown; only with that reason. */
  category: z.optional(z.enum(roleCategories)),
})
export type MatchReason = z.output<typeof matchReason>

export interface PlayerFacts {
  readonly languages: readonly Language[]
  readonly zone: string
  readonly hours: WeekHours
  /** The regions that they can play on; empty until they name some. */
  readonly regions: readonly Region[]
  /** The categories of the roles that they held in completed missions. */
  readonly flown: readonly RoleCategory[]
}

export interface PostFacts {
  readonly languages: readonly Language[]
  readonly zone: string
  /** Null without a start, and once the mission is under way. */
  readonly start: Date | null
  readonly minutes: number | null
  readonly freeSeats: readonly SeatKind[]
  /** Null for any. */
  readonly region: Region | null
}

const timeReason = ({ hours, zone }: PlayerFacts, { start, minutes }: PostFacts): MatchReason[] => {
  const fit = start ? fitInHours(hours, start, minutes, zone) : undefined
  if (fit === 'inside') return [{ kind: 'hours' }]
  return fit === 'partly' ? [{ kind: 'some_hours' }] : []
}

const sharedReasons = (player: PlayerFacts, post: PostFacts): MatchReason[] => {
  const language = player.languages.find((spoken) => post.languages.includes(spoken))
  const category = player.flown.find((flown) => post.freeSeats.includes(flown))
  return [
    ...(language ? [{ kind: 'language', language } as const] : []),
    ...timeReason(player, post),
    ...(category ? [{ kind: 'seat', category } as const] : []),
    ...(post.region && player.regions.includes(post.region) ? [{ kind: 'region' } as const] : []),
    ...(player.zone === post.zone ? [{ kind: 'zone' } as const] : []),
  ]
}

const ratingReason = ({ averageRating, totalRatings }: Reputation): MatchReason[] =>
  totalRatings >= matchRules.fewestRatings && averageRating >= matchRules.goodRating
    ? [{ kind: 'rating' }]
    : []

const freshReason = (createdAt: Date, now: Date): MatchReason[] =>
  now.getTime() - createdAt.getTime() <= matchRules.freshHours * 60 * 60_000 ? [{ kind: 'fresh' }] : []

const byWeight = (reasons: readonly MatchReason[]): MatchReason[] =>
  reasons.toSorted((one, other) => matchWeights[other.kind] - matchWeights[one.kind])

/** Why a post fits a player, the weightiest reason first. */
export const whyPostFits = (
  player: PlayerFacts,
  post: PostFacts & { readonly leader: Reputation; readonly createdAt: Date },
  now: Date,
): MatchReason[] =>
  byWeight([
    ...sharedReasons(player, post),
    ...ratingReason(post.leader),
    ...freshReason(post.createdAt, now),
  ])

/** Why a player fits a post, the weightiest reason first. */
export const whyPlayerFits = (
  player: PlayerFacts & { readonly reputation: Reputation },
  post: PostFacts,
): MatchReason[] => byWeight([...sharedReasons(player, post), ...ratingReason(player.reputation)])
