/** The public profile of a player. */
import * as z from 'zod/mini'
import { activities, missionStatuses, postTypes } from '../crews/fields.ts'
import { attendanceRecord, leaderRecord } from '../crews/records.ts'
import { reputation, userRole } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, moment } from '../wire/ids.ts'
import { languages } from '../wire/languages.ts'
import { regions } from '../wire/regions.ts'
import { playerLimits } from './limits.ts'

/** `me`: the signed-in player. */
const playerParams = z.object({ id: z.union([z.literal('me'), id]) })

const playerProfile = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  bio: z.string(),
  citizenId: z.nullable(z.string()),
  /** A moderator has seen that the citizen id is theirs. */
  isHandleVerified: z.boolean(),
  organisation: z.nullable(z.string()),
  starCitizenHandle: z.string(),
  profileImage: z.nullable(z.string()),
  userRole,
  timezone: z.string(),
  joinDate: moment,
  preferredLanguages: z.array(z.enum(languages)),
  /** The regions that the player can play on. */
  regions: z.array(z.enum(regions)),
  /** The profile: not one's own, and not while a report of the reader on it is open. */
  canReport: z.boolean(),
})
export type PlayerProfile = z.output<typeof playerProfile>

const playerStatistics = z.object({
  rank: z.object({ activityScore: z.int() }),
  missions: z.object({
    created: z.int(),
    applied: z.int(),
    /** As the leader or a member. */
    completed: z.int(),
    /** As the leader. */
    led: z.int(),
    /** From 0 to 1: completed ones of those completed or cancelled. */
    successRate: z.number(),
  }),
  forum: z.object({
    /** Posts with at least one comment. */
    threadsCreated: z.int(),
    repliesMade: z.int(),
    totalThreadViews: z.int(),
  }),
  reputation,
  /** Both null below a few missions. */
  attendance: z.nullable(attendanceRecord),
  leading: z.nullable(leaderRecord),
  /** What the player got of the takings of missions, in aUEC, without shares that they dispute; null if nothing, for all others and for API tokens. */
  earned: z.nullable(z.object({ total: z.int(), missions: z.int() })),
})
export type PlayerStatistics = z.output<typeof playerStatistics>

const receivedRating = z.object({
  id: z.int(),
  rating: z.int(),
  /** Null if the account was deleted. */
  ratedBy: z.nullable(z.string()),
  raterId: z.nullable(z.int()),
  raterImage: z.nullable(z.string()),
  createdAt: moment,
  comment: z.string(),
  /** Null if the post was removed or is hidden. */
  mission: z.nullable(z.object({ id: z.int(), title: z.string() })),
})
export type ReceivedRating = z.output<typeof receivedRating>

const playerReputation = z.object({
  reputation: z.extend(reputation, { completedMissions: z.int() }),
  /** How many ratings had one star, two and so on. */
  ratingDistribution: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  recentRatings: z.array(receivedRating),
})
export type PlayerReputation = z.output<typeof playerReputation>

const playerMission = z.object({
  id: z.int(),
  title: z.string(),
  activity: z.enum([...activities, ...postTypes]),
  status: z.enum(missionStatuses),
  role: z.enum(['author', 'participant']),
  createdAt: moment,
  joinedAt: moment,
})
export type PlayerMission = z.output<typeof playerMission>

const aboutPlayer = {
  access: 'public',
  token: 'read',
  params: playerParams,
  status: 200,
  errors: ['not_found', 'not_signed_in'],
} as const

export const getPlayerProfile = endpoint({
  ...aboutPlayer,
  method: 'GET',
  name: 'getPlayerProfile',
  path: '/users/:id/profile',
  summary: 'Get the profile of a player; `me` for your own',
  response: playerProfile,
})

export const getPlayerStatistics = endpoint({
  ...aboutPlayer,
  method: 'GET',
  name: 'getPlayerStatistics',
  path: '/users/:id/statistics',
  summary: 'Get what a player has done here; `me` for yourself',
  response: playerStatistics,
})

export const getPlayerReputation = endpoint({
  ...aboutPlayer,
  method: 'GET',
  name: 'getPlayerReputation',
  path: '/users/:id/reputation',
  summary: `Get how a player was rated, with the latest ${playerLimits.ratings} ratings; \`me\` for yourself`,
  response: playerReputation,
})

export const listPlayerMissions = endpoint({
  ...aboutPlayer,
  method: 'GET',
  name: 'listPlayerMissions',
  path: '/users/:id/missions',
  summary: `List the latest ${playerLimits.missions} missions that a player posted or joined; \`me\` for your own`,
  response: z.object({ missions: z.array(playerMission) }),
})
