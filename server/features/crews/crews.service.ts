import type { CrewChange, CrewDraft } from '#contract/crews/drafts.ts'
import type { MissionStatus } from '#contract/crews/fields.ts'
import { seatsIssue, startIssue } from '#contract/crews/rules.ts'
import { issue } from '#contract/issues/issues.ts'
import { momentOf } from '#contract/wire/zoned-time.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import {
  type CrewDetailsRow,
  type CrewSummaryRow,
  loadDetails,
  loadSummaries,
} from '#server/features/crews/board/crews-posts.sql.ts'
import { learnWords } from '#server/features/crews/board/crews-words.service.ts'
import { crewColumns } from '#server/features/crews/posting/crews.columns.ts'
import { writtenTexts } from '#server/features/crews/posting/crews.texts.ts'
import { notifyNewStart } from '#server/features/crews/posting/crews-new-start.service.ts'
import { insertPost, shipOf } from '#server/features/crews/posting/crews-posting.service.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { type BeforeRolesDeleted, replaceRoles } from '#server/features/crews/posting/crews-roles.service.ts'
import { saveCrew } from '#server/features/crews/posting/crews-saving.service.ts'
import {
  endAllOffers,
  requireSeatsForHeld,
  shortenOffers,
} from '#server/features/crews/seats/crews-holds.service.ts'
import { noReadyCalls } from '#server/features/crews/seats/crews-ready.service.ts'
import { requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { type CrewRoleWithCount, listRoles } from '#server/features/crews/seats/crews-seats.sql.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as policy from './crews.policy.ts'
import * as sql from './crews.sql.ts'
import { canBecome, isRunning } from './crews.status.ts'

export { listConcerned, listPromised } from '#server/features/crews/posting/crews-concerned.sql.ts'
export { handOverCrews } from './crews.sql.ts'
export { loadRelation, loadRelations } from './crews-relations.sql.ts'

export const getCrew = async (ctx: Context, id: number): Promise<CrewDetailsRow> => {
  const crew = await orRemoved(ctx, id, await loadDetails(ctx, id))
  if (policy.isRemovedFor(ctx.viewer, crew, ctx.now())) throw new AppError('crew_removed')
  return crew
}

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

/** Until the end of the transaction. Whatever changes a crew takes this lock first. */
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

/** Every move of a mission happens here. The crew is locked, so the second of two moves at once fails. */
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

/** The moment that a start text means. A start equal to the `current` one is allowed even when it has passed. */
const startOf = (ctx: Context, text: string | null, zone: string, field: string, current?: Date | null) => {
  if (!text) return null
  const start = momentOf(text, zone)
  if (start && start.getTime() === current?.getTime()) return start
  const problem = startIssue(text, zone, ctx.now())
  if (problem || !start)
    throw new AppError('invalid_input', { fields: { [field]: problem ?? issue('start_nonexistent') } })
  return start
}

/** The roles never need more seats than the crew has. */
const requireSeats = (
  maxCrewSize: number,
  roles: readonly { readonly slotsNeeded: number }[],
  field: 'roles' | 'maxCrewSize',
): void => {
  const problem = seatsIssue(maxCrewSize, roles)
  if (problem) throw new AppError('invalid_input', { fields: { [field]: problem } })
}

const newcomerMs = 24 * 60 * 60_000

const spendPost = async (ctx: Context, viewer: Viewer): Promise<void> => {
  const isNewcomer = ctx.now().getTime() - viewer.joinedAt.getTime() < newcomerMs
  if (isNewcomer) await ctx.limits.spend('postByNewcomer', String(viewer.id))
  await ctx.limits.spend('postByPlayer', String(viewer.id))
}

export const createCrew = async (ctx: Context, viewer: Viewer, draft: CrewDraft): Promise<CrewDetailsRow> => {
  const start = startOf(ctx, draft.scheduledFor, draft.timezone, 'scheduledFor')
  requireSeats(draft.maxCrewSize, draft.roles, 'roles')
  requireCleanWords(ctx, writtenTexts(draft))
  await spendPost(ctx, viewer)
  const { crew, searchText } = await inTransaction(ctx, async (ctx) => {
    await requireCanPost(ctx, viewer)
    const { id, searchText } = await insertPost(ctx, viewer.id, draft, start)
    return { crew: await getCrew(ctx, id), searchText }
  })
  // Not after edits, which are allowed far more often: one player could fill the list of words.
  await learnWords(ctx, searchText)
  return crew
}

/** The start has passed, so the post stays on the board without one. The crew is locked. */
export const keepOnBoard = async (ctx: Context, viewer: Viewer, crew: CrewRow): Promise<void> => {
  if (!policy.canKeep(viewer, crew)) throw new AppError('wrong_status')
  await saveCrew(ctx, crew, {
    kept_at: ctx.now(),
    warned_at: null,
    scheduled_time: null,
    reminded_at: null,
    ...noReadyCalls,
  })
  await notifyNewStart(ctx, crew, crew.title, null)
}

/** The start of an edited post. */
const editedStart = (
  ctx: Context,
  change: CrewChange,
  crew: Pick<CrewRow, 'scheduled_time'>,
): Date | null => {
  const usesEditFormName = change.scheduledTime !== undefined
  const text = usesEditFormName ? change.scheduledTime : change.scheduledFor
  const field = usesEditFormName ? 'scheduledTime' : 'scheduledFor'
  return startOf(ctx, text ?? null, change.timezone, field, crew.scheduled_time)
}

const isMoved = (start: Date | null, crew: Pick<CrewRow, 'scheduled_time'>): boolean =>
  start?.getTime() !== crew.scheduled_time?.getTime()

/** Before the transaction, which checks everything again: who may not edit the post is refused there. */
const spendNewStart = async (ctx: Context, viewer: Viewer, id: number, change: CrewChange): Promise<void> => {
  const crew = await sql.findLeader(ctx, id)
  if (!crew || !policy.isLeader(viewer, crew) || !isMoved(editedStart(ctx, change, crew), crew)) return
  await ctx.limits.spend('newStartByPlayer', `${viewer.id} ${id}`)
}

export const updateCrew = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  change: CrewChange,
  beforeRolesDeleted: BeforeRolesDeleted,
): Promise<CrewDetailsRow> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  requireCleanWords(ctx, writtenTexts(change))
  await spendNewStart(ctx, viewer, id, change)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockOwnCrew(ctx, viewer, id)
    requireRunning(crew)
    await requireCanPost(ctx, viewer)
    if (change.maxCrewSize < crew.current_crew_size) {
      const message = issue('crew_size_below_crew', crew.current_crew_size)
      throw new AppError('invalid_input', { fields: { maxCrewSize: message } })
    }
    const start = editedStart(ctx, change, crew)
    const hasNewStart = isMoved(start, crew)
    const kept = change.roles
      ? []
      : (await listRoles(ctx, id)).map(({ role_name, slots_needed }) => ({
          roleName: role_name,
          slotsNeeded: slots_needed,
        }))
    requireSeats(change.maxCrewSize, change.roles ?? kept, change.roles ? 'roles' : 'maxCrewSize')
    const roleNames = (change.roles ?? kept).map(({ roleName }) => roleName)
    const { ship_id, ship_name } = crew
    const ship = change.shipId === undefined ? { ship_id, ship_name } : await shipOf(ctx, change.shipId)
    if (change.roles)
      await replaceRoles(ctx, { ...crew, title: change.title }, change.roles, beforeRolesDeleted)
    await requireSeatsForHeld(ctx, crew, change.maxCrewSize)
    const leader = await sql.findLeaderNames(ctx, viewer.id)
    await saveCrew(ctx, crew, {
      ...crewColumns(change, start, roleNames, ship, leader, ctx.locations),
      kept_at: ctx.now(),
      warned_at: null,
      ...(hasNewStart && { reminded_at: null, ...noReadyCalls }),
    })
    if (hasNewStart) await shortenOffers(ctx, { ...crew, scheduled_time: start })
    if (hasNewStart) await notifyNewStart(ctx, crew, change.title, start)
    return getCrew(ctx, id)
  })
}
