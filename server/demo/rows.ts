/** Demo players and posts as rows of the tables. */
import type { Insertable } from 'kysely'
import type { CrewDraft } from '#contract/crew-drafts.ts'
import type { UsersTable } from '#server/features/auth/auth.table.ts'
import { searchTextOf } from '#server/features/crews/crews.search.ts'
import type { CrewMembersTable, CrewRolesTable, CrewsTable } from '#server/features/crews/crews.table.ts'
import type { DemoPlayer } from './demo-player.ts'
import type { DemoPost } from './demo-post.ts'
import { draftOf } from './drafts.ts'
import { before, spread, startAt } from './moments.ts'
import { demoPlayers } from './players.ts'

type Ids = ReadonlyMap<string, number>

const idOf = (ids: Ids, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo data knows no ${key}`)
  return id
}

const zones = new Map(demoPlayers.map(({ username, timezone }) => [username, timezone]))

/** A post with its words and times worked out. */
interface Plan {
  readonly post: DemoPost
  readonly draft: CrewDraft
  readonly start: Date | null
  readonly posted: Date
}

export const planOf = (post: DemoPost, now: Date): Plan => {
  const zone = zones.get(post.author) ?? 'UTC'
  return {
    post,
    draft: draftOf(post, zone),
    start: post.starts === undefined ? null : startAt(now, zone, post.starts),
    posted: before(now, post.posted),
  }
}

/** Months apart and never today: whoever registers afterwards is the newest. */
const joined = (now: Date, index: number): Date => before(now, `${30 + ((index * 37) % 600)}d`)

export const userRow = (
  player: DemoPlayer,
  index: number,
  passwordHash: string,
  now: Date,
): Insertable<UsersTable> => ({
  username: player.username,
  display_name: player.displayName ?? null,
  email: `${player.username.toLowerCase()}@demo.example`,
  password_hash: passwordHash,
  bio: player.bio,
  user_role: player.userRole ?? 'citizen',
  timezone: player.timezone,
  preferred_languages: [...player.languages],
  playtimes: [...player.playtimes],
  locale: player.locale ?? 'en',
  created_at: joined(now, index),
})

interface Seat {
  readonly name: string
  /** Of the role held, if any. */
  readonly position?: number
}

const seatsOf = (post: DemoPost): Seat[] => [
  ...(post.roles ?? []).flatMap(({ held = [] }, position) => held.map((name) => ({ name, position }))),
  ...(post.members ?? []).map((name) => ({ name })),
]

export const crewRow = (
  { post, draft, start, posted }: Plan,
  userIds: Ids,
  now: Date,
): Insertable<CrewsTable> => ({
  author_id: idOf(userIds, post.author),
  title: draft.title,
  description: draft.description,
  additional_requirements: draft.additionalRequirements,
  activity: draft.activity,
  post_type: draft.postType,
  mission_status: post.status ?? 'open',
  current_crew_size: 1 + seatsOf(post).length,
  max_crew_size: draft.maxCrewSize,
  scheduled_time: start,
  estimated_duration: draft.estimatedDuration,
  location: draft.location,
  start_location: draft.startLocation,
  end_location: draft.endLocation,
  ship_size: draft.shipRequired || null,
  reward_uec: draft.rewardUec,
  experience_level: draft.experienceRequired || null,
  required_languages: draft.requiredLanguages,
  primary_language: draft.primaryLanguage,
  timezone: draft.timezone,
  discord_link: draft.discordLink || null,
  search_text: searchTextOf({ ...draft, roleNames: draft.roles.map(({ roleName }) => roleName) }),
  created_at: posted,
  updated_at: post.edited ? before(now, post.edited) : posted,
  kept_at: post.edited ? before(now, post.edited) : null,
})

export const roleRows = ({ post, draft }: Plan, crewIds: Ids): Insertable<CrewRolesTable>[] =>
  draft.roles.map((role, position) => ({
    crew_id: idOf(crewIds, post.title),
    position,
    role_name: role.roleName,
    role_category: role.roleCategory,
    role_description: role.roleDescription,
    slots_needed: role.slotsNeeded,
    slots_filled: post.roles?.[position]?.held?.length ?? 0,
    compensation_type: role.compensationType,
    compensation_amount: role.compensationAmount,
    compensation_percentage: role.compensationPercentage,
    required_experience: role.requiredExperience,
    required_equipment: role.requiredEquipment,
    is_required: role.isRequired,
  }))

export const memberRows = (
  { post, start, posted }: Plan,
  userIds: Ids,
  crewIds: Ids,
  roleIds: Ids,
  now: Date,
): Insertable<CrewMembersTable>[] => {
  const crewId = idOf(crewIds, post.title)
  const seats = seatsOf(post)
  const joinedAt = spread(posted, start && start < now ? start : now, seats.length)
  return seats.map(({ name, position }, index) => ({
    crew_id: crewId,
    user_id: idOf(userIds, name),
    role_id: position === undefined ? null : idOf(roleIds, `${crewId}/${position}`),
    joined_at: joinedAt[index] ?? now,
  }))
}
