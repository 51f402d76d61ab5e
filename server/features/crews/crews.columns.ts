/** A post and its roles as columns. A column that is missing here is a type error. */
import type { CrewChange, CrewDraft } from '#contract/crews/drafts.ts'
import type { RoleDraft } from '#contract/roles/roles.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { searchTextOf } from './crews.search.ts'

/** The columns that the leader does not write. */
type ServerColumn =
  | 'id'
  | 'author_id'
  | 'mission_status'
  | 'current_crew_size'
  | 'cancel_reason'
  | 'expired_at'
  | 'kept_at'
  | 'warned_at'
  | 'reminded_at'
  | 'started_at'
  | 'completed_at'
  | 'ended_at'
  | 'cancelled_at'
  | 'facets'
  | 'is_hidden'
  | 'deleted_at'
  | 'deletion_reason'
  | 'revision'
  | 'created_at'
  | 'updated_at'

/** The ship that a post names, without an id once the catalogue no longer has it. */
export type PostShip = Pick<CrewRow, 'ship_id' | 'ship_name'>

export const noShip: PostShip = { ship_id: null, ship_name: null }

/** `start` is the moment that the text and the zone of the post mean. */
export const crewColumns = (
  post: CrewDraft | CrewChange,
  start: Date | null,
  roleNames: readonly string[],
  ship: PostShip,
): Omit<CrewRow, ServerColumn> => ({
  title: post.title,
  description: post.description,
  additional_requirements: post.additionalRequirements,
  activity: post.activity,
  post_type: post.postType,
  max_crew_size: post.maxCrewSize,
  scheduled_time: start,
  estimated_duration: post.estimatedDuration,
  location: post.location,
  start_location: post.startLocation,
  end_location: post.endLocation,
  ship_size: post.shipRequired || null,
  ...ship,
  reward_uec: post.rewardUec,
  experience_level: post.experienceRequired || null,
  required_languages: post.requiredLanguages,
  primary_language: post.primaryLanguage,
  timezone: post.timezone,
  discord_link: post.discordLink || null,
  search_text: searchTextOf({ ...post, roleNames, shipName: ship.ship_name }),
})

type ServerRoleColumn = 'id' | 'crew_id' | 'position' | 'slots_filled'

/** Amount and share are stored only for the compensation type that uses them. */
export const roleColumns = (role: RoleDraft): Omit<CrewRoleRow, ServerRoleColumn> => ({
  role_name: role.roleName,
  role_category: role.roleCategory,
  role_description: role.roleDescription,
  slots_needed: role.slotsNeeded,
  compensation_type: role.compensationType,
  compensation_amount: role.compensationType === 'auec' ? role.compensationAmount : null,
  compensation_percentage: role.compensationType === 'split' ? role.compensationPercentage : null,
  required_experience: role.requiredExperience,
  required_equipment: role.requiredEquipment,
  is_required: role.isRequired,
})
