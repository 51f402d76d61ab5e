/** What every slice does with a crew: lock it, check who leads it, move its mission. */
import type { MissionStatus } from '#contract/crews/fields.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import type { CrewSummaryRow } from '#server/features/crews/board/crews-posts.fragment.ts'
import { loadSummaries } from '#server/features/crews/board/crews-posts.sql.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { saveCrew } from '#server/features/crews/posting/crews-saving.service.ts'
import { endAllOffers, shortenOffers } from '#server/features/crews/seats/crews-holds.service.ts'
import type { CrewRoleWithCount } from '#server/features/crews/seats/crews-roles.fragment.ts'
import { listRoles } from '#server/features/crews/seats/crews-seats.sql.ts'
import * as policy from './crews.policy.ts'
import * as sql from './crews.sql.ts'
import { canBecome, isRunning } from './crews.status.ts'

export {
  listConcerned,
  listMembersAndCandidates,
} from '#server/features/crews/posting/crews-concerned.sql.ts'
export { handOverCrews } from './crews.sql.ts'
export { loadRelation, loadRelations } from './crews-relations.sql.ts'

export const getSummaries = (ctx: Context, ids: readonly number[]): Promise<CrewSummaryRow[]> =>
  ids.length > 0 ? loadSummaries(ctx, ids) : Promise.resolve([])

/** When a mission got its status. */
const movedAt = {
  open: 'created_at',
  in_progress: 'started_at',
  completed: 'completed_at',
  ended: 'ended_at',
  cancelled: 'cancelled_at',
} as const satisfies Record<MissionStatus, keyof CrewRow>

/** Locked until the end of the transaction. Every change of a crew takes this lock first. */
export const lockCrew = async (ctx: Context, id: number): Promise<CrewRow> =>
  orRemoved(ctx, id, await sql.lockCrew(ctx, id))

const requireLeader = (viewer: Viewer, crew: Pick<CrewRow, 'author_id'>): void => {
  if (!policy.isLeader(viewer, crew)) throw new AppError('not_allowed')
}

const requireCanLead = (viewer: Viewer, crew: policy.LedCrew): void => {
  if (!policy.canLead(viewer, crew)) throw new AppError('not_allowed')
}

export const lockOwnCrew = async (ctx: Context, viewer: Viewer, id: number): Promise<CrewRow> => {
  const crew = await lockCrew(ctx, id)
  requireLeader(viewer, crew)
  return crew
}

/** For what the co-leader may do, too. */
export const lockLedCrew = async (ctx: Context, viewer: Viewer, id: number): Promise<CrewRow> => {
  const crew = await lockCrew(ctx, id)
  requireCanLead(viewer, crew)
  return crew
}

export const findLeaderId = async (ctx: Context, id: number): Promise<number> =>
  (await orRemoved(ctx, id, await sql.findLeader(ctx, id))).author_id

/** For what only the leader may see. */
export const requireOwnCrew = async (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  requireLeader(viewer, await orRemoved(ctx, id, await sql.findLeader(ctx, id)))

/** For what the co-leader may see, too. */
export const requireLedCrew = async (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  requireCanLead(viewer, await orRemoved(ctx, id, await sql.findLeader(ctx, id)))

/** Every move of a mission happens here. The crew is locked, so the second of two concurrent moves fails. */
export const moveCrew = async (
  ctx: Context,
  crew: CrewRow,
  to: MissionStatus,
  reason: Partial<Pick<CrewRow, 'cancel_reason' | 'expired_at'>> = {},
): Promise<void> => {
  if (!canBecome(crew.mission_status, to)) throw new AppError('wrong_status')
  if (!isRunning(to)) await endAllOffers(ctx, crew.id)
  if (to === 'in_progress') await shortenOffers(ctx, { ...crew, mission_status: to })
  await saveCrew(ctx, crew, { mission_status: to, [movedAt[to]]: ctx.now(), ...reason })
}

export const listCrewRoles = async (ctx: Context, crewId: number): Promise<CrewRoleWithCount[]> => {
  await findLeaderId(ctx, crewId)
  return listRoles(ctx, crewId)
}
