/** Demo players and posts as database rows. */
import type { Insertable } from 'kysely'
import type { CrewDraft } from '#contract/crews/drafts.ts'
import type { UsersTable } from '#server/db/tables/auth.ts'
import type { CrewMembersTable, CrewRolesTable, CrewsTable } from '#server/db/tables/crews.ts'
import { facetsOf } from '#server/features/crews/board/crews.facets.ts'
import { crewColumns, roleColumns } from '#server/features/crews/posting/crews.columns.ts'
import type { Locations } from '#server/words/locations.ts'
import type { LeaderNames } from '#server/words/search-text.ts'
import type { DemoPlayer } from './demo-player.ts'
import type { DemoPost } from './demo-post.ts'
import { draftOf } from './drafts.ts'
import { weekHoursOf } from './hours.ts'
import { before, spread, startAt } from './moments.ts'
import { demoPlayers } from './players.ts'

export type Ids = ReadonlyMap<string, number>

export const idOf = (ids: Ids, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Unknown in the demo data: ${key}`)
  return id
}

const zones = new Map(demoPlayers.map(({ username, timezone }) => [username, timezone]))

/** A post with its draft and its times. */
export interface PlannedPost {
  readonly post: DemoPost
  readonly draft: CrewDraft
  readonly start: Date | null
  readonly posted: Date
}

export const planOf = (post: DemoPost, now: Date): PlannedPost => {
  const zone = zones.get(post.leader) ?? 'UTC'
  return {
    post,
    draft: draftOf(post, zone),
    start: post.starts === undefined ? null : startAt(now, zone, post.starts),
    posted: before(now, post.posted),
  }
}

/** Spread over months and never today, so that a player who registers is the newest. */
const joinedAt = (now: Date, index: number): Date => before(now, `${60 + ((index * 37) % 600)}d`)

export const userRow = (
  player: DemoPlayer,
  index: number,
  passwordHash: string,
  now: Date,
): Insertable<UsersTable> => ({
  username: player.username,
  display_name: player.displayName ?? null,
  email: `${player.username.toLowerCase()}@demo.example`,
  email_confirmed_at: joinedAt(now, index),
  password_hash: passwordHash,
  organisation: player.organisation ?? null,
  bio: player.bio,
  user_role: player.userRole ?? 'citizen',
  timezone: player.timezone,
  preferred_languages: [...player.languages],
  playtimes: [...player.playtimes],
  regions: [...(player.regions ?? [])],
  week_hours: weekHoursOf(player),
  locale: player.locale ?? 'en',
  is_findable: true,
  last_seen_at: before(now, `${1 + (index % 40)}h`),
  created_at: joinedAt(now, index),
})

interface Seat {
  readonly name: string
  /** The position of the role that the player holds, if any. */
  readonly position?: number
}

export const seatsOf = (post: DemoPost): Seat[] => [
  ...(post.roles ?? []).flatMap(({ held = [] }, position) => held.map((name) => ({ name, position }))),
  ...(post.members ?? []).map((name) => ({ name })),
]

/** Missions of the demo start a few minutes late and last as long as planned. */
export const momentsOf = ({ post, draft, start, posted }: PlannedPost) => {
  const minute = 60_000
  const started = start && new Date(start.getTime() + 4 * minute)
  const completed = started && new Date(started.getTime() + (draft.estimatedDuration ?? 90) * minute)
  const isOver = post.status === 'completed' || post.status === 'ended'
  return {
    started_at: isOver || post.status === 'in_progress' ? started : null,
    completed_at: isOver ? completed : null,
    ended_at: post.status === 'ended' ? completed : null,
    cancelled_at: post.status === 'cancelled' ? new Date(posted.getTime() + 50 * minute) : null,
  }
}

const filledRoles = ({ post, draft }: PlannedPost) =>
  draft.roles.map((role, position) => ({
    ...roleColumns(role),
    slots_filled: post.roles?.[position]?.held?.length ?? 0,
  }))

/** An operator's own catalogue may not have the ship; the post names it all the same. */
const shipColumns = ({ ship }: DemoPost, shipIds: Ids) => ({
  ship_id: (ship && shipIds.get(ship)) || null,
  ship_name: ship ?? null,
})

const namesOf = (username: string): LeaderNames => {
  const player = demoPlayers.find((each) => each.username === username)
  return {
    username,
    displayName: player?.displayName ?? null,
    organisation: player?.organisation ?? null,
  }
}

export const crewRow = (
  planned: PlannedPost,
  userIds: Ids,
  shipIds: Ids,
  now: Date,
  locations: Locations,
): Insertable<CrewsTable> => {
  const { post, draft, start, posted } = planned
  const roleNames = draft.roles.map(({ roleName }) => roleName)
  const crew = {
    ...crewColumns(draft, start, roleNames, shipColumns(post, shipIds), namesOf(post.leader), locations),
    current_crew_size: 1 + seatsOf(post).length,
    mission_status: post.status ?? 'open',
    is_hidden: false,
  }
  return {
    author_id: idOf(userIds, post.leader),
    ...crew,
    ...momentsOf(planned),
    facets: facetsOf(crew, filledRoles(planned), locations),
    created_at: posted,
    updated_at: post.edited ? before(now, post.edited) : posted,
    kept_at: post.edited ? before(now, post.edited) : null,
  }
}

export const roleRows = (planned: PlannedPost, crewIds: Ids): Insertable<CrewRolesTable>[] =>
  filledRoles(planned).map((role, position) => ({
    ...role,
    crew_id: idOf(crewIds, planned.post.title),
    position,
  }))

export const memberRows = (
  { post, start, posted }: PlannedPost,
  userIds: Ids,
  crewIds: Ids,
  roleIds: Ids,
  now: Date,
): Insertable<CrewMembersTable>[] => {
  const crewId = idOf(crewIds, post.title)
  const seats = seatsOf(post)
  const joinTimes = spread(posted, start && start < now ? start : now, seats.length)
  return seats.map(({ name, position }, index) => ({
    crew_id: crewId,
    user_id: idOf(userIds, name),
    role_id: position === undefined ? null : idOf(roleIds, `${crewId}/${position}`),
    joined_at: joinTimes[index] ?? now,
  }))
}
