/** Demo players and posts as database rows. */
import type { Insertable } from 'kysely'
import type { CrewDraft } from '#contract/crew-drafts.ts'
import type { UsersTable } from '#server/db/tables/auth.ts'
import type { CrewMembersTable, CrewRolesTable, CrewsTable } from '#server/db/tables/crews.ts'
import { crewColumns, roleColumns } from '#server/features/crews/crews.columns.ts'
import type { DemoPlayer } from './demo-player.ts'
import type { DemoPost } from './demo-post.ts'
import { draftOf } from './drafts.ts'
import { before, spread, startAt } from './moments.ts'
import { demoPlayers } from './players.ts'

type Ids = ReadonlyMap<string, number>

const idOf = (ids: Ids, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Unknown in the demo data: ${key}`)
  return id
}

const zones = new Map(demoPlayers.map(({ username, timezone }) => [username, timezone]))

/** A post with its draft and its times. */
interface PlannedPost {
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
const joinedAt = (now: Date, index: number): Date => before(now, `${30 + ((index * 37) % 600)}d`)

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
  created_at: joinedAt(now, index),
})

interface Seat {
  readonly name: string
  /** The position of the role that the player holds, if any. */
  readonly position?: number
}

const seatsOf = (post: DemoPost): Seat[] => [
  ...(post.roles ?? []).flatMap(({ held = [] }, position) => held.map((name) => ({ name, position }))),
  ...(post.members ?? []).map((name) => ({ name })),
]

export const crewRow = (
  { post, draft, start, posted }: PlannedPost,
  userIds: Ids,
  now: Date,
): Insertable<CrewsTable> => ({
  author_id: idOf(userIds, post.leader),
  ...crewColumns(
    draft,
    start,
    draft.roles.map(({ roleName }) => roleName),
  ),
  mission_status: post.status ?? 'open',
  current_crew_size: 1 + seatsOf(post).length,
  created_at: posted,
  updated_at: post.edited ? before(now, post.edited) : posted,
  kept_at: post.edited ? before(now, post.edited) : null,
})

export const roleRows = ({ post, draft }: PlannedPost, crewIds: Ids): Insertable<CrewRolesTable>[] =>
  draft.roles.map((role, position) => ({
    crew_id: idOf(crewIds, post.title),
    position,
    ...roleColumns(role),
    slots_filled: post.roles?.[position]?.held?.length ?? 0,
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
