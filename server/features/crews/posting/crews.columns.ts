/**
 * Where each field of a post is stored, and how it is shown. What is written, read, shown, checked for insulting words
 * and removed with an account follows from this table. A missing field is a type error.
 */
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewDraft } from '#contract/crews/drafts.ts'
import type { RoleDraft } from '#contract/roles/roles.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import type { Locations } from '#server/words/locations.ts'
import { type LeaderNames, searchTextOf } from '#server/words/search-text.ts'

/** These have special rules: see `crewColumns`. */
type OtherField = 'scheduledFor' | 'shipId' | 'roles'
export type PostField = Exclude<keyof CrewDraft, OtherField>

type ColumnFor<Value> = {
  [Column in keyof CrewRow]: [Value] extends [CrewRow[Column]] ? Column : never
}[keyof CrewRow]

interface StoredField<Value> {
  readonly column: ColumnFor<Value>
  /** The field of a crew that shows it, if it has a different name. */
  readonly shownAs?: keyof CrewDetails
}

/** Every free-text field has to set both. */
interface FreeText {
  /** Checked for insulting words. */
  readonly words: boolean
  /** Removed when its leader deletes the account. */
  readonly personal: boolean
}

/** A list of texts would not be included: the word filter and account deletion expect single texts. */
export type FreeTextField<Draft> = {
  [Field in keyof Draft]: string extends Draft[Field] ? Field : never
}[keyof Draft]

type Fields = {
  readonly [Field in PostField]: StoredField<CrewDraft[Field]> &
    (Field extends FreeTextField<CrewDraft> ? FreeText : unknown)
}

const postFields = {
  title: { column: 'title', words: true, personal: false },
  description: { column: 'description', words: true, personal: false },
  additionalRequirements: { column: 'additional_requirements', words: true, personal: false },
  activity: { column: 'activity' },
  postType: { column: 'post_type' },
  maxCrewSize: { column: 'max_crew_size' },
  estimatedDuration: { column: 'estimated_duration' },
  location: { column: 'location', words: true, personal: false },
  startLocation: { column: 'start_location', words: true, personal: false },
  endLocation: { column: 'end_location', words: true, personal: false },
  region: { column: 'region' },
  gameVersion: { column: 'game_version' },
  shipRequired: { column: 'ship_size', shownAs: 'shipSize' },
  rewardUec: { column: 'reward_uec' },
  experienceRequired: { column: 'experience_level', shownAs: 'experienceLevel' },
  requiredLanguages: { column: 'required_languages' },
  primaryLanguage: { column: 'primary_language' },
  timezone: { column: 'timezone', words: false, personal: false },
  discordLink: { column: 'discord_link', words: false, personal: true },
  seatsAtOnce: { column: 'seats_at_once' },
  atOnceConditions: { column: 'at_once_conditions' },
} as const satisfies Fields

type PostFields = typeof postFields
/** Not `PostField`: so that a field that is missing above is one error there, not one wherever a column is read. */
type StoredPostField = keyof PostFields
type FieldColumn = PostFields[StoredPostField]['column']
type ShownName<Field extends StoredPostField> = PostFields[Field] extends {
  readonly shownAs: infer Name extends string
}
  ? Name
  : Field

interface Entry extends Partial<FreeText> {
  readonly field: PostField
  readonly column: FieldColumn
  readonly shownAs: string
}
const entries: readonly Entry[] = Object.entries(postFields).map(([field, stored]) => ({
  shownAs: field,
  ...stored,
  field: field as PostField,
}))

/** The columns that the leader writes. */
export const leaderColumns: readonly (FieldColumn | OtherColumn)[] = [
  ...entries.map(({ column }) => column),
  'scheduled_time',
  'ship_id',
  'ship_name',
]
type OtherColumn = 'scheduled_time' | 'ship_id' | 'ship_name'

/** The texts of a post that are checked for words. */
export const checkedFields: readonly PostField[] = entries.flatMap(({ field, words }) =>
  words ? [field] : [],
)

/** The columns of personal texts, emptied when their leader deletes the account. */
export const removedTexts: Partial<CrewRow> = Object.fromEntries(
  entries.flatMap(({ column, personal }) => (personal ? [[column, '']] : [])),
)

/** The ship that a post names, without an id once the catalogue no longer has it. */
export type PostShip = Pick<CrewRow, 'ship_id' | 'ship_name'>

export const noShip: PostShip = { ship_id: null, ship_name: null }

/** The columns that are not written with the post. */
type ServerColumn =
  | 'id'
  | 'author_id'
  | 'co_leader_id'
  | 'lead_offered_to'
  | 'text_written_at'
  | 'mission_status'
  | 'current_crew_size'
  | 'cancel_reason'
  | 'expired_at'
  | 'kept_at'
  | 'warned_at'
  | 'reminded_at'
  | 'ready_called_at'
  | 'ready_called_again_at'
  | 'announced_at'
  | 'started_at'
  | 'completed_at'
  | 'ended_at'
  | 'cancelled_at'
  | 'fleet_ship_id'
  | 'asks_before_offers'
  | 'handed_over_at'
  | 'leader_joined_at'
  | 'seats_announced'
  | 'facets'
  | 'is_hidden'
  | 'deleted_at'
  | 'deletion_reason'
  | 'revision'
  | 'created_at'
  | 'updated_at'

const fieldColumns = (post: Pick<CrewDraft, PostField>) =>
  Object.fromEntries(entries.map(({ field, column }) => [column, post[field]])) as {
    [Field in StoredPostField as PostFields[Field]['column']]: CrewDraft[Field]
  }

/** `start` is the moment that the text and the time zone of the post mean. */
export const crewColumns = (
  post: Pick<CrewDraft, PostField>,
  start: Date | null,
  roleNames: readonly string[],
  ship: PostShip,
  leader: LeaderNames,
  locations: Locations,
): Omit<CrewRow, ServerColumn> => ({
  ...fieldColumns(post),
  ...ship,
  scheduled_time: start,
  search_text: searchTextOf({ ...post, roleNames, shipName: ship.ship_name, leader }, locations),
})

/** The fields of a crew as its leader wrote them. */
export const shownFields = (crew: Pick<CrewRow, FieldColumn>) =>
  Object.fromEntries(entries.map(({ shownAs, column }) => [shownAs, crew[column]])) as {
    [Field in StoredPostField as ShownName<Field>]: CrewRow[PostFields[Field]['column']]
  }

/** The fields of a crew under the names of its draft. */
export const draftFields = (crew: Pick<CrewRow, FieldColumn>) =>
  Object.fromEntries(entries.map(({ field, column }) => [field, crew[column]])) as {
    [Field in PostField]: CrewDraft[Field]
  }

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
  is_at_once: role.isAtOnce,
})

/** The role as its leader wrote it. */
export const roleDraftOf = (role: CrewRoleRow): RoleDraft => ({
  roleName: role.role_name,
  roleCategory: role.role_category,
  roleDescription: role.role_description,
  slotsNeeded: role.slots_needed,
  compensationType: role.compensation_type,
  compensationAmount: role.compensation_amount,
  compensationPercentage: role.compensation_percentage,
  requiredExperience: role.required_experience,
  requiredEquipment: role.required_equipment,
  isRequired: role.is_required,
  isAtOnce: role.is_at_once,
})
