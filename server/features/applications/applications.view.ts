import type { Application, RoleApplication } from '#contract/applications/applications.ts'
import { activityScore, rankOf } from '#contract/profiles/ranks.ts'
import { fitInHours, type HoursFit, hoursOfPlayer } from '#contract/users/week-hours.ts'
import { viewBroughtShip } from '#server/features/fleet/fleet.view.ts'
import { viewAttendance, viewReputation } from '#server/features/profiles/profiles.view.ts'
import type { ApplicationWithUser, RoleApplicationWithUser } from './applications.sql.ts'
import { roleStatus } from './applications.status.ts'

/** The same facts as in the suggestions of players. */
const hoursFit = (row: ApplicationWithUser): HoursFit | null => {
  if (row.mission_status !== 'open' || !row.scheduled_time) return null
  const hours = hoursOfPlayer(row.week_hours)
  return fitInHours(hours, row.scheduled_time, row.estimated_duration, row.user_timezone) ?? null
}

const viewApplicant = (row: ApplicationWithUser) => ({
  id: row.user_id,
  username: row.username,
  displayName: row.display_name ?? row.username,
  citizenId: row.citizen_id,
  isHandleVerified: row.verified_handle !== null,
  organisation: row.organisation,
  profileImage: row.profile_image,
  rank: rankOf(activityScore(row.created, row.completed)),
  reputation: viewReputation(row.rating_sum, row.rating_count),
  attendance: viewAttendance(row.attendance),
  timezone: row.user_timezone,
  languages: row.preferred_languages,
  hoursFit: hoursFit(row),
  canReport: !row.is_reported_by_viewer,
})

export const viewApplication = (row: ApplicationWithUser): Application => ({
  id: row.id,
  status: row.status,
  message: row.message,
  availability: row.availability,
  experience: row.experience,
  timezone: row.timezone,
  additionalInfo: row.additional_info,
  appliedAt: row.created_at.toISOString(),
  ship: row.ship && viewBroughtShip(row.ship),
  user: viewApplicant(row),
})

export const viewRoleApplication = (row: RoleApplicationWithUser): RoleApplication => ({
  id: row.id,
  roleId: row.role_id,
  roleName: row.role_name,
  applicantName: row.display_name ?? row.username,
  message: row.message,
  status: roleStatus(row.status),
  createdAt: row.created_at.toISOString(),
  ship: row.ship && viewBroughtShip(row.ship),
  user: viewApplicant(row),
})
