/** Stores a new post, from a player's request or from a series. */
import type { CrewDraft } from '#contract/crews/drafts.ts'
import { issue } from '#contract/issues/issues.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { putOutForMission } from '#server/features/beacons/beacons.service.ts'
import { facetsOf, nothingTaken } from '#server/features/crews/board/crews.facets.ts'
import * as sql from '#server/features/crews/crews.sql.ts'
import { findShip } from '#server/features/fleet/fleet.service.ts'
import { announcePost } from '#server/features/players/players-posts.service.ts'
import { publish } from '#server/realtime/publish.ts'
import { crewColumns, noShip, type PostShip, roleColumns } from './crews.columns.ts'
import { postAdded } from './crews-changes.service.ts'
import { addRoles } from './crews-roles.service.ts'

const newcomerMs = 24 * 60 * 60_000

type Poster = Pick<Viewer, 'id' | 'joinedAt'>

const postRules = (ctx: Context, { joinedAt }: Poster) =>
  ctx.now().getTime() - joinedAt.getTime() < newcomerMs
    ? (['postByNewcomer', 'postByPlayer'] as const)
    : (['postByPlayer'] as const)

/** Not in a transaction. */
export const spendPost = async (ctx: Context, poster: Poster): Promise<void> => {
  for (const rule of postRules(ctx, poster)) await ctx.limits.spend(rule, String(poster.id))
}

/** For what was not posted after all. */
export const refundPost = async (ctx: Context, poster: Poster): Promise<void> => {
  for (const rule of postRules(ctx, poster)) await ctx.limits.refund(rule, String(poster.id))
}

/** In the transaction that stores the post. */
export const shipOf = async (ctx: Context, shipId: number | null): Promise<PostShip> => {
  if (shipId === null) return noShip
  const ship = await findShip(ctx, shipId)
  if (!ship) throw new AppError('invalid_input', { fields: { shipId: issue('ship_unknown') } })
  return { ship_id: ship.id, ship_name: ship.name }
}

interface InsertedPost {
  readonly id: number
  /** For `learnWords`, after the transaction. */
  readonly searchText: string
}

/** In a transaction in which the leader is known to be allowed to post. `announcedAt`: now, if not given. */
export const insertPost = async (
  ctx: Context,
  leaderId: number,
  draft: CrewDraft,
  start: Date | null,
  announcedAt?: Date,
): Promise<InsertedPost> => {
  const roleNames = draft.roles.map(({ roleName }) => roleName)
  const ship = await shipOf(ctx, draft.shipId)
  const leader = await sql.findLeaderNames(ctx, leaderId)
  const columns = crewColumns(draft, start, roleNames, ship, leader, ctx.locations)
  const roles = draft.roles.map((role) => ({ ...roleColumns(role), slots_filled: 0 }))
  const state = { mission_status: 'open', current_crew_size: 1, is_hidden: false } as const
  const facets = facetsOf({ ...columns, ...state }, roles, nothingTaken, ctx.locations)
  const id = await sql.insertCrew(ctx, {
    ...columns,
    ...state,
    facets,
    author_id: leaderId,
    text_written_at: ctx.now(),
  })
  await addRoles(ctx, id, draft.roles)
  await putOutForMission(ctx, [leaderId], { ...columns, ...state })
  await publish(ctx, { topic: 'crew', event: { id, change: 'created' } })
  // Otherwise the job of the saved searches does both, so that no player is notified twice.
  if (!(await postAdded(ctx, id, announcedAt))) await announcePost(ctx, leaderId, id, announcedAt)
  return { id, searchText: columns.search_text }
}
