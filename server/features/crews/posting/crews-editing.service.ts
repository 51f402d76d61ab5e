/** Writing a post and editing it. */
import type { CrewChange, CrewDraft } from '#contract/crews/drafts.ts'
import { seatsIssue, startIssue } from '#contract/crews/rules.ts'
import { issue } from '#contract/issues/issues.ts'
import { momentOf } from '#contract/wire/zoned-time.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { learnWords } from '#server/features/crews/board/crews-words.service.ts'
import { canKeep, isLeader } from '#server/features/crews/crews.policy.ts'
import { lockOwnCrew } from '#server/features/crews/crews.service.ts'
import { findLeader, findLeaderNames } from '#server/features/crews/crews.sql.ts'
import { requireSeatsForHeld, shortenOffers } from '#server/features/crews/seats/crews-holds.service.ts'
import { noReadyCalls } from '#server/features/crews/seats/crews-ready.service.ts'
import { requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { listRoles } from '#server/features/crews/seats/crews-seats.sql.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import { crewColumns } from './crews.columns.ts'
import { writtenTexts } from './crews.texts.ts'
import { notifyNewStart } from './crews-new-start.service.ts'
import { insertPost, shipOf, spendPost } from './crews-posting.service.ts'
import { type BeforeRolesDeleted, replaceRoles } from './crews-roles.service.ts'
import { saveCrew } from './crews-saving.service.ts'

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

/** Returns its id. */
export const createCrew = async (ctx: Context, viewer: Viewer, draft: CrewDraft): Promise<number> => {
  const start = startOf(ctx, draft.scheduledFor, draft.timezone, 'scheduledFor')
  requireSeats(draft.maxCrewSize, draft.roles, 'roles')
  requireCleanWords(ctx, writtenTexts(draft))
  await spendPost(ctx, viewer)
  const { id, searchText } = await inTransaction(ctx, async (ctx) => {
    await requireCanPost(ctx, viewer)
    return insertPost(ctx, viewer.id, draft, start)
  })
  // Not after edits, which are allowed far more often: one player could fill the list of words.
  await learnWords(ctx, searchText)
  return id
}

/** A leader who only moves the start has not written what the one before them wrote. */
const hasNewTexts = (change: CrewChange, crew: CrewRow): boolean =>
  change.title !== crew.title ||
  change.description !== crew.description ||
  change.additionalRequirements !== crew.additional_requirements

/** The start has passed, so the post stays on the board without one. The crew is locked. */
export const keepOnBoard = async (ctx: Context, viewer: Viewer, crew: CrewRow): Promise<void> => {
  if (!canKeep(viewer, crew)) throw new AppError('wrong_status')
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

/** Runs before the transaction, which checks everything again and refuses players who may not edit the post. */
const spendNewStart = async (ctx: Context, viewer: Viewer, id: number, change: CrewChange): Promise<void> => {
  const crew = await findLeader(ctx, id)
  if (!crew || !isLeader(viewer, crew) || !isMoved(editedStart(ctx, change, crew), crew)) return
  await ctx.limits.spend('newStartByPlayer', `${viewer.id} ${id}`)
}

export const updateCrew = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  change: CrewChange,
  beforeRolesDeleted: BeforeRolesDeleted,
): Promise<void> => {
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
    const leader = await findLeaderNames(ctx, viewer.id)
    const post = { ...change, primaryLanguage: change.primaryLanguage ?? crew.primary_language }
    if (hasNewStart) await shortenOffers(ctx, { ...crew, scheduled_time: start })
    await saveCrew(ctx, crew, {
      ...crewColumns(post, start, roleNames, ship, leader, ctx.locations),
      // Who was asked to lead the crew has read other texts.
      ...(hasNewTexts(change, crew) && { text_written_at: ctx.now(), lead_offered_to: null }),
      kept_at: ctx.now(),
      warned_at: null,
      ...(hasNewStart && { reminded_at: null, ...noReadyCalls }),
    })
    if (hasNewStart) await notifyNewStart(ctx, crew, change.title, start)
  })
}
