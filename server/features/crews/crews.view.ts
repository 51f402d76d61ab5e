import type { CrewSummary } from '#contract/crews/crews.ts'
import type { CrewRole, RoleSeats } from '#contract/roles/roles.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import type { CrewSummaryRow, CrewWithAuthor } from './board/crews-posts.fragment.ts'
import { displayStatus } from './crews.status.ts'
import { shownFields } from './posting/crews.columns.ts'
import type { CrewRoleWithCount } from './seats/crews-roles.fragment.ts'

/** Inside JSON the database writes times with its own offset. */
const isoTime = (time: string): string => new Date(time).toISOString()

/** What lists and the page of a crew show to every reader. */
export const viewFields = (crew: CrewWithAuthor) => ({
  ...shownFields(crew),
  id: crew.id,
  activity: crew.activity ?? crew.post_type,
  authorId: crew.author_id,
  authorName: crew.author_display_name ?? crew.author_username,
  authorHandle: crew.author_citizen_id ?? crew.author_username,
  authorOrganisation: crew.author_organisation,
  authorImage: crew.author_image,
  authorReputation: viewReputation(crew.author_rating_sum, crew.author_rating_count),
  currentCrewSize: crew.current_crew_size,
  missionStatus: crew.mission_status,
  displayStatus: displayStatus(crew),
  givesAtOnce: crew.gives_at_once,
  expired: crew.expired_at !== null,
  scheduledTime: crew.scheduled_time && isoTime(crew.scheduled_time),
  startedAt: crew.started_at && isoTime(crew.started_at),
  completedAt: crew.completed_at && isoTime(crew.completed_at),
  endedAt: crew.ended_at && isoTime(crew.ended_at),
  cancelledAt: crew.cancelled_at && isoTime(crew.cancelled_at),
  shipId: crew.ship_id,
  shipName: crew.ship_name,
  createdAt: isoTime(crew.created_at),
  updatedAt: isoTime(crew.updated_at),
})

const viewSeats = (role: CrewSummaryRow['roles'][number]): RoleSeats => ({
  id: role.id,
  roleName: role.role_name,
  roleCategory: role.role_category,
  slotsNeeded: role.slots_needed,
  slotsFilled: role.slots_filled,
  compensationType: role.compensation_type,
  compensationAmount: role.compensation_amount,
  compensationPercentage: role.compensation_percentage,
  isAtOnce: role.is_at_once,
})

/** A crew as everyone sees it in lists. */
export const viewPost = (crew: CrewSummaryRow): CrewSummary => ({
  ...viewFields(crew),
  roles: crew.roles.map(viewSeats),
})

export const viewRole = (role: CrewRoleWithCount): CrewRole => ({
  ...viewSeats(role),
  roleDescription: role.role_description,
  requiredExperience: role.required_experience,
  requiredEquipment: role.required_equipment,
  isRequired: role.is_required,
  applicationCount: role.application_count,
})
