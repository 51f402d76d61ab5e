/** Labels for values of the contract. Call them while rendering, so that they follow the language. */
import { activityNames } from '#contract/crews/activity-names.ts'
import type { CrewSummary, DisplayStatus } from '#contract/crews/crews.ts'
import type { Activity, ExperienceLevel, PostType } from '#contract/crews/fields.ts'
import type { ShipSize } from '#contract/fleet/fields.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'

const postTypes = {
  crew_search: m.crews_post_crew_search,
  mission: m.crews_post_mission,
  transport: m.crews_post_transport,
}
export const postTypeLabel = (postType: PostType): string => postTypes[postType]()

/** A post without an activity shows its post type instead. */
export const activityLabel = (activity: Activity | PostType): string =>
  activity in activityNames
    ? activityNames[activity as Activity][currentLocale()]
    : postTypeLabel(activity as PostType)

const shipSizes = {
  small: m.crews_ship_small,
  medium: m.crews_ship_medium,
  large: m.crews_ship_large,
  capital: m.crews_ship_capital,
}
export const shipSizeLabel = (size: ShipSize): string => shipSizes[size]()

const hullSizes = {
  small: m.fleet_size_small,
  medium: m.fleet_size_medium,
  large: m.fleet_size_large,
  capital: m.fleet_size_capital,
}
/** Without the usual crew, for a post that names its ship: a medium ship may have two seats. */
export const hullSizeLabel = (size: ShipSize): string => hullSizes[size]()

const experiences = {
  beginner: m.crews_experience_beginner,
  intermediate: m.crews_experience_intermediate,
  experienced: m.crews_experience_experienced,
}
export const experienceLabel = (level: ExperienceLevel): string => experiences[level]()

const statuses = {
  open: m.crews_status_open,
  in_progress: m.crews_status_in_progress,
  full: m.crews_status_full,
  completed: m.crews_status_completed,
  cancelled: m.crews_status_cancelled,
}
export const statusLabel = (status: DisplayStatus): string => statuses[status]()

/** On which server a crew plays: empty for any region of the released game, as most do. */
export const serverNames = ({
  region,
  gameVersion,
}: Pick<CrewSummary, 'region' | 'gameVersion'>): string[] => [
  ...(region ? [m.crews_region_name({ region })] : []),
  ...(gameVersion === 'live' ? [] : [m.crews_game_version_name({ version: gameVersion })]),
]
