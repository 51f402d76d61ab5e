import type { Generated, Selectable } from 'kysely'
import type { AtOnceChoice, SeatCondition } from '#contract/crews/at-once.ts'
import type {
  Activity,
  ExperienceLevel,
  GameVersion,
  MissionStatus,
  PostType,
} from '#contract/crews/fields.ts'
import type { ShipSize } from '#contract/fleet/fields.ts'
import type { CompensationType, RoleCategory, RoleExperience } from '#contract/roles/fields.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'

/** For moderators: who led a crew before its leader. */
export interface FormerLeadersTable {
  id: Generated<number>
  crew_id: number
  user_id: number
  led_until: Date
}

export interface CrewsTable {
  id: Generated<number>
  author_id: number
  /** A member who decides on applications and moves the mission, too. */
  co_leader_id: Generated<number | null>
  /** A member who is asked to lead the crew, and has not answered. */
  lead_offered_to: Generated<number | null>
  /** When its leader of then wrote its texts as they are. */
  text_written_at: Date | null
  /** When the leader got the crew from another one. */
  handed_over_at: Date | null
  /** When that leader had joined the crew. */
  leader_joined_at: Date | null
  title: string
  description: string
  additional_requirements: string
  activity: Activity | null
  post_type: PostType
  mission_status: Generated<MissionStatus>
  /** The leader and the members. */
  current_crew_size: Generated<number>
  max_crew_size: number
  scheduled_time: Date | null
  estimated_duration: number | null
  location: string
  start_location: string
  end_location: string
  region: Region | null
  game_version: Generated<GameVersion>
  ship_size: ShipSize | null
  /** The ship of the catalogue that the post is for. */
  ship_id: number | null
  /** Kept when the catalogue no longer has the ship. */
  ship_name: string | null
  /** The ship of their own fleet that the leader brings. */
  fleet_ship_id: Generated<number | null>
  reward_uec: number | null
  experience_level: ExperienceLevel | null
  required_languages: Language[]
  primary_language: Language
  timezone: string
  /** Empty if there is none. */
  discord_link: Generated<string>
  seats_at_once: Generated<AtOnceChoice>
  at_once_conditions: Generated<SeatCondition[]>
  /** Every value that a filter of the board asks for, such as `activity:mining`, `de` and `seat:any`: see crews.facets.ts. */
  facets: string[]
  /** Every word of the post, folded: see server/words/search-text.ts. */
  search_text: string
  /** As the leader wrote it. */
  cancel_reason: string | null
  /** When the post left the board because its leader did not keep it. */
  expired_at: Date | null
  /** When the leader last edited or kept the post. */
  kept_at: Date | null
  /** When the leader was warned that the post will leave the board. */
  warned_at: Date | null
  reminded_at: Date | null
  /** When those aboard were last asked whether they are ready, at first and shortly before the start; null again for a new start. */
  ready_called_at: Date | null
  ready_called_again_at: Date | null
  /** When the players who favour the leader were notified of the new post. */
  announced_at: Date | null
  started_at: Date | null
  completed_at: Date | null
  ended_at: Date | null
  cancelled_at: Date | null
  /** Not listed anywhere: deleted, reported by several players, or its leader is banned. */
  is_hidden: Generated<boolean>
  /** When an admin deleted it, and why. */
  deleted_at: Generated<Date | null>
  deletion_reason: Generated<string | null>
  /** Whether the leader chooses which player of the waiting list gets a free seat. */
  asks_before_offers: Generated<boolean>
  /** How many free seats the leader was notified of, for that choice. */
  seats_announced: Generated<number>
  /** Counts the changes, for calendars. */
  revision: Generated<number>
  created_at: Date
  updated_at: Date
}
export type CrewRow = Selectable<CrewsTable>

export interface CrewRolesTable {
  id: Generated<number>
  crew_id: number
  position: number
  role_name: string
  role_category: RoleCategory
  role_description: string
  slots_needed: number
  slots_filled: Generated<number>
  compensation_type: CompensationType
  compensation_amount: number | null
  /** To the tenth. */
  compensation_percentage: number | null
  required_experience: RoleExperience | null
  required_equipment: string
  is_required: boolean
  is_at_once: Generated<boolean>
}
export type CrewRoleRow = Selectable<CrewRolesTable>

/** How many visitors a post had, each counted once a day. */
export interface CrewViewsTable {
  crew_id: number
  views: number
}

export interface CrewMembersTable {
  crew_id: number
  user_id: number
  role_id: number | null
  /** The ship that the member brings. */
  fleet_ship_id: Generated<number | null>
  joined_at: Date
  /** To the ready check; null until the member has answered. */
  ready_answer: 'ready' | 'late' | null
  ready_answered_at: Date | null
}
