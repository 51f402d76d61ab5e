import type { CrewChange, CrewDraft } from '#contract/crew-drafts.ts'
import type { MissionStatus } from '#contract/crew-fields.ts'
import { startIssue } from '#contract/crew-rules.ts'
import { type CrewQuery, maxTotal } from '#contract/crews.ts'
import { issue } from '#contract/wire/issues.ts'
import { momentOf } from '#contract/wire/zoned-time.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { m } from '#texts'
import * as policy from './crews.policy.ts'
import { searchTextOf, searchWords } from './crews.search.ts'
import * as sql from './crews.sql.ts'
import { canBecome } from './crews.status.ts'
import type { CrewRoleRow, CrewRow } from './crews.table.ts'
import { type BoardPage, findOnBoard } from './crews-board.sql.ts'
import {
  type CrewDetailsRow,
  type CrewSummaryRow,
  loadDetails,
  loadSummaries,
  type ViewerContext,
} from './crews-posts.sql.ts'
import { addRoles, replaceRoles } from './crews-roles.service.ts'
import { requireRunning } from './crews-seats.service.ts'
import { listRoles, memberIds } from './crews-seats.sql.ts'
import { learnWords } from './crews-words.service.ts'
import { correctWords } from './crews-words.sql.ts'

interface Board {
  readonly crews: readonly CrewSummaryRow[]
  readonly total: number
  readonly isCapped: boolean
}

/** Posts that contain every word; only when there are none, what the words may have meant. */
const findPage = async (ctx: ViewerContext, query: CrewQuery): Promise<BoardPage> => {
  const words = searchWords(query.search)
  const page = await findOnBoard(ctx, query, words)
  if (page.total > 0 || words.length === 0) return page
  const meant = await correctWords(ctx, query, words)
  return meant.join() === words.join() ? page : findOnBoard(ctx, query, meant)
}

export const listCrews = async (ctx: ViewerContext, query: CrewQuery): Promise<Board> => {
  const { crews, total } = await findPage(ctx, query)
  return {
    crews,
    total: Math.min(total, maxTotal),
    isCapped: total > maxTotal,
  }
}

export const getCrew = async (ctx: Context, id: number): Promise<CrewDetailsRow> => {
  const crew = await loadDetails(ctx, id)
  if (!crew) throw new AppError('not_found')
  return crew
}

export const getSummaries = (ctx: Context, ids: readonly number[]): Promise<CrewSummaryRow[]> =>
  ids.length > 0 ? loadSummaries(ctx, ids) : Promise.resolve([])

/** Locked until the end of the transaction: the first lock of everything that happens to a crew. */
export const freezeCrew = async (ctx: Context, id: number): Promise<CrewRow> => {
  const crew = await sql.lockCrew(ctx, id)
  if (!crew) throw new AppError('not_found')
  return crew
}

export const { isAuthor } = policy

const requireAuthor = (viewer: Viewer, crew: Pick<CrewRow, 'author_id'>): void => {
  if (!policy.isAuthor(viewer, crew)) throw new AppError('not_allowed')
}

export const freezeOwnCrew = async (ctx: Context, viewer: Viewer, id: number): Promise<CrewRow> => {
  const crew = await freezeCrew(ctx, id)
  requireAuthor(viewer, crew)
  return crew
}

/** For what only the leader may look at. */
export const requireOwnCrew = async (ctx: Context, viewer: Viewer, id: number): Promise<void> => {
  const crew = await sql.findLeader(ctx, id)
  if (!crew) throw new AppError('not_found')
  requireAuthor(viewer, crew)
}

/** The one place where a mission moves; the crew is locked, so of two moves the second comes too late. */
export const moveCrew = async (
  ctx: Context,
  crew: CrewRow,
  to: MissionStatus,
  why: Partial<Pick<CrewRow, 'cancel_reason' | 'expired_at'>> = {},
): Promise<void> => {
  if (!canBecome(crew.mission_status, to)) throw new AppError('wrong_status')
  await sql.updateCrew(ctx, crew.id, { mission_status: to, ...why })
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
}

export const listCrewRoles = async (ctx: Context, crewId: number): Promise<CrewRoleRow[]> => {
  const roles = await listRoles(ctx, crewId)
  if (roles.length === 0 && !(await sql.findLeader(ctx, crewId))) throw new AppError('not_found')
  return roles
}

/** The start a text means, or the reason why it cannot be. `unchanged` is never refused for being past. */
const startOf = (ctx: Context, text: string | null, zone: string, field: string, unchanged?: Date | null) => {
  if (!text) return null
  const start = momentOf(text, zone)
  if (start && unchanged && start.getTime() === unchanged.getTime()) return start
  const wrong = startIssue(text, zone, ctx.now())
  if (wrong || !start)
    throw new AppError('invalid_input', { fields: { [field]: wrong ?? 'start_nonexistent' } })
  return start
}

/** What creating and editing write alike. */
const columnsOf = (post: CrewDraft | CrewChange, start: Date | null, roleNames: readonly string[]) => ({
  title: post.title,
  description: post.description,
  additional_requirements: post.additionalRequirements,
  activity: post.activity,
  post_type: post.postType,
  max_crew_size: post.maxCrewSize,
  scheduled_time: start,
  estimated_duration: post.estimatedDuration,
  location: post.location,
  start_location: post.startLocation,
  end_location: post.endLocation,
  ship_size: post.shipRequired || null,
  reward_uec: post.rewardUec,
  experience_level: post.experienceRequired || null,
  required_languages: post.requiredLanguages,
  primary_language: post.primaryLanguage,
  timezone: post.timezone,
  discord_link: post.discordLink || null,
  search_text: searchTextOf({ ...post, roleNames }),
})

const newcomerMs = 24 * 60 * 60_000

const spendPost = async (ctx: Context, viewer: Viewer): Promise<void> => {
  const isNewcomer = ctx.now().getTime() - viewer.joinedAt.getTime() < newcomerMs
  if (isNewcomer) await ctx.limits.spend('postByNewcomer', String(viewer.id))
  await ctx.limits.spend('postByPlayer', String(viewer.id))
}

export const createCrew = async (ctx: Context, viewer: Viewer, draft: CrewDraft): Promise<CrewDetailsRow> => {
  const start = startOf(ctx, draft.scheduledFor, draft.timezone, 'scheduledFor')
  await spendPost(ctx, viewer)
  const columns = columnsOf(
    draft,
    start,
    draft.roles.map(({ roleName }) => roleName),
  )
  const crew = await inTransaction(ctx, async (ctx) => {
    const id = await sql.insertCrew(ctx, { ...columns, author_id: viewer.id })
    await addRoles(ctx, id, draft.roles)
    await publish(ctx, { topic: 'crew', event: { id, change: 'created' } })
    return getCrew(ctx, id)
  })
  await learnWords(ctx, columns.search_text)
  return crew
}

const tellNewStart = async (
  ctx: Context,
  crewId: number,
  title: string,
  start: Date | null,
): Promise<void> => {
  const words = start ? m.notices_rescheduled : m.notices_unscheduled
  await sendNotice(ctx, {
    to: await memberIds(ctx, crewId),
    crewId,
    words: (locale) => words({ title }, { locale }),
  })
}

/** Kept as a post without a start, since its own has passed; the crew is locked. */
export const keepOnBoard = async (ctx: Context, viewer: Viewer, crew: CrewRow): Promise<void> => {
  if (!policy.canKeep(viewer, crew)) throw new AppError('wrong_status')
  await sql.updateCrew(ctx, crew.id, {
    kept_at: ctx.now(),
    warned_at: null,
    scheduled_time: null,
    reminded_at: null,
  })
  await publish(ctx, { topic: 'crew', event: { id: crew.id, change: 'updated' } })
  await tellNewStart(ctx, crew.id, crew.title, null)
}

export const updateCrew = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  change: CrewChange,
): Promise<CrewDetailsRow> => {
  await ctx.limits.spend('editByPlayer', String(viewer.id))
  const { edited, searchText } = await inTransaction(ctx, async (ctx) => {
    const crew = await freezeOwnCrew(ctx, viewer, id)
    requireRunning(crew)
    if (change.maxCrewSize < crew.current_crew_size) {
      const people = issue('crew_size_below_crew', crew.current_crew_size)
      throw new AppError('invalid_input', { fields: { maxCrewSize: people } })
    }
    const byNewName = change.scheduledTime !== undefined
    const text = byNewName ? change.scheduledTime : change.scheduledFor
    const field = byNewName ? 'scheduledTime' : 'scheduledFor'
    const start = startOf(ctx, text ?? null, change.timezone, field, crew.scheduled_time)
    const moved = start?.getTime() !== crew.scheduled_time?.getTime()
    const roleNames =
      change.roles?.map(({ roleName }) => roleName) ??
      (await listRoles(ctx, id)).map(({ role_name }) => role_name)
    const columns = columnsOf(change, start, roleNames)
    await sql.updateCrew(ctx, id, {
      ...columns,
      kept_at: ctx.now(),
      warned_at: null,
      ...(moved && { reminded_at: null }),
    })
    await publish(ctx, { topic: 'crew', event: { id, change: 'updated' } })
    if (change.roles) await replaceRoles(ctx, { ...crew, title: change.title }, change.roles)
    if (moved) await tellNewStart(ctx, id, change.title, start)
    return { edited: await getCrew(ctx, id), searchText: columns.search_text }
  })
  await learnWords(ctx, searchText)
  return edited
}
