import type {
  PlayerMission,
  PlayerProfile,
  PlayerReputation,
  PlayerStatistics,
} from '#contract/profiles/players.ts'
import { activityScore } from '#contract/profiles/ranks.ts'
import type { Viewer } from '#server/context.ts'
import { viewAttendance, viewLeading, viewReputation } from './profiles.reputation.ts'
import type { MissionRow, PlayerRow, ReputationRow, StatisticsRow } from './profiles-players.sql.ts'

/** Inside JSON the database writes times with its own offset. */
const isoTime = (time: string): string => new Date(time).toISOString()

export const viewPlayer = (player: PlayerRow, viewer: Viewer | undefined): PlayerProfile => ({
  id: player.id,
  username: player.username,
  displayName: player.display_name ?? player.username,
  bio: player.bio,
  citizenId: player.citizen_id,
  isHandleVerified: player.verified_handle !== null,
  organisation: player.organisation,
  starCitizenHandle: player.citizen_id ?? player.username,
  profileImage: player.profile_image,
  userRole: player.user_role,
  timezone: player.timezone,
  joinDate: player.created_at.toISOString(),
  preferredLanguages: player.preferred_languages,
  regions: player.regions,
  canReport: viewer !== undefined && viewer.id !== player.id && !player.is_reported_by_viewer,
})

export const viewStatistics = (row: StatisticsRow): PlayerStatistics => ({
  rank: { activityScore: activityScore(row.created, row.completed) },
  missions: {
    created: row.created,
    applied: row.applied,
    completed: row.completed,
    led: row.led,
    successRate: row.completed > 0 ? row.completed / (row.completed + row.cancelled) : 0,
  },
  forum: {
    threadsCreated: row.threads,
    repliesMade: row.replies,
    totalThreadViews: row.thread_views,
  },
  reputation: viewReputation(row.rating_sum, row.rating_count),
  attendance: viewAttendance(row.attendance),
  leading: viewLeading(row.leading),
  earned: row.earned,
})

export const viewReceivedRatings = (row: ReputationRow): PlayerReputation => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.stars_received
  return {
    reputation: { ...viewReputation(row.rating_sum, row.rating_count), completedMissions: row.completed },
    ratingDistribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
    recentRatings: row.ratings.map(({ crew_id, crew_title, ...rating }) => ({
      id: rating.id,
      rating: rating.stars,
      ratedBy: rating.rater_name,
      raterId: rating.rater_id,
      raterImage: rating.rater_image,
      createdAt: isoTime(rating.created_at),
      comment: rating.comment,
      mission: crew_id === null || crew_title === null ? null : { id: crew_id, title: crew_title },
    })),
  }
}

export const viewMission = (mission: MissionRow): PlayerMission => ({
  id: mission.id,
  title: mission.title,
  activity: mission.activity ?? mission.post_type,
  status: mission.mission_status,
  role: mission.is_leader ? 'author' : 'participant',
  createdAt: isoTime(mission.created_at),
  joinedAt: isoTime(mission.joined_at),
})
