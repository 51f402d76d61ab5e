/** Applying to crews and roles, withdrawing an application, and the lists for the leaders of a crew. */
import type {
  ApplicationChange,
  ApplicationDraft,
  RoleApplicationDraft,
} from '#contract/applications/drafts.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ApplicationRow } from '#server/db/tables/applications.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { requireCanContact } from '#server/features/blocks/blocks.service.ts'
import { loadRelation, lockCrew, requireLedCrew } from '#server/features/crews/crews.service.ts'
import { leadersToNotify } from '#server/features/crews/seats/crews-leaders.service.ts'
import {
  requireFreeSeat,
  requireRole,
  requireRunning,
} from '#server/features/crews/seats/crews-seats.service.ts'
import { requireOwnShip } from '#server/features/fleet/fleet.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { deleteUnreadNotices, readInvitations } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as policy from './applications.policy.ts'
import * as sql from './applications.sql.ts'
import { lockApplication } from './applications-decisions.service.ts'
import { publishApplications } from './applications-events.service.ts'

/** Refuses players who cannot apply now. Returns the role, locked, if they apply for one. */
const requireCanApply = async (
  ctx: Context,
  viewer: Viewer,
  crew: CrewRow,
  roleId: number | null,
): Promise<CrewRoleRow | undefined> => {
  const role = await requireRole(ctx, crew, roleId)
  const reason = policy.whyNotApply(viewer, { ...crew, ...(await loadRelation(ctx, viewer, crew.id)) })
  if (reason) throw new AppError(reason)
  await requireFreeSeat(ctx, crew, roleId)
  return role
}

/** The same for every message that an applicant writes. */
const requireGoodMessage = async (
  ctx: Context,
  viewer: Viewer,
  { message, additionalInfo }: Partial<ApplicationDraft>,
): Promise<void> => {
  await ctx.limits.spend('applyByPlayerMinute', String(viewer.id))
  await ctx.limits.spend('applyByPlayerDay', String(viewer.id))
  requireCleanWords(ctx, { message, additionalInfo })
}

/** Callers load the application after the transaction, when the crew is unlocked; it may be withdrawn by then. */
const apply = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  roleId: number | null,
  draft: RoleApplicationDraft & Partial<ApplicationDraft>,
): Promise<number> => {
  await requireGoodMessage(ctx, viewer, draft)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    const role = await requireCanApply(ctx, viewer, crew, roleId)
    await requireCanPost(ctx, viewer)
    await requireCanContact(ctx, viewer, crew.author_id)
    await requireOwnShip(ctx, viewer, draft.fleetShipId)
    const id = await sql.insertApplication(ctx, {
      crew_id: crew.id,
      role_id: roleId,
      role_name: role?.role_name ?? null,
      user_id: viewer.id,
      message: draft.message,
      availability: draft.availability ?? null,
      experience: draft.experience ?? null,
      timezone: draft.timezone || null,
      additional_info: draft.additionalInfo ?? '',
      fleet_ship_id: draft.fleetShipId,
    })
    await publishApplications(ctx, crew, [viewer.id])
    await readInvitations(ctx, viewer.id, crew.id)
    await sendNotice(ctx, {
      kind: 'application',
      to: await leadersToNotify(ctx, crew, viewer.id),
      crewId: crew.id,
      applicationId: id,
      notice: {
        type: 'applied',
        data: { name: viewer.name, title: crew.title, role: role?.role_name ?? null },
      },
    })
    return id
  })
}

export const applyToCrew = async (ctx: Context, viewer: Viewer, crewId: number, draft: ApplicationDraft) =>
  orNotFound(await sql.loadApplication(ctx, await apply(ctx, viewer, crewId, null, draft)))

export const applyToRole = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  roleId: number,
  draft: RoleApplicationDraft,
) => orNotFound(await sql.loadRoleApplication(ctx, await apply(ctx, viewer, crewId, roleId, draft)))

/** The leaders read it where they decide; nothing is sent to them again. */
export const changeApplication = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { message }: ApplicationChange,
): Promise<void> => {
  await requireGoodMessage(ctx, viewer, { message })
  await inTransaction(ctx, async (ctx) => {
    const found = orNotFound(await sql.findNewestOf(ctx, crewId, viewer.id))
    const { crew, application } = await lockApplication(ctx, found)
    if (application.status !== 'pending') throw new AppError('already_decided')
    requireRunning(crew)
    await requireCanPost(ctx, viewer)
    await requireCanContact(ctx, viewer, crew.author_id)
    await sql.setMessage(ctx, application.id, message)
    await publishApplications(ctx, crew, [viewer.id])
  })
}

export const listApplications = async (ctx: Context, viewer: Viewer, crewId: number) => {
  await requireLedCrew(ctx, viewer, crewId)
  return sql.listApplications(ctx, crewId)
}

export const listRoleApplications = async (ctx: Context, viewer: Viewer, crewId: number) => {
  await requireLedCrew(ctx, viewer, crewId)
  return sql.listRoleApplications(ctx, crewId)
}

const withdraw = async (
  ctx: Context,
  viewer: Viewer,
  found: Pick<ApplicationRow, 'id' | 'crew_id' | 'role_id'> | undefined,
): Promise<void> => {
  const { crew, application } = await lockApplication(ctx, orNotFound(found))
  if (application.user_id !== viewer.id) throw new AppError('not_found')
  if (application.status !== 'pending') throw new AppError('already_decided')
  await deleteUnreadNotices(ctx, [application.id])
  await sql.deleteApplications(ctx, [application.id])
  await publishApplications(ctx, crew, [viewer.id])
}

export const withdrawApplication = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => withdraw(ctx, viewer, await sql.findNewestToCrew(ctx, crewId, viewer.id)))

export const withdrawRoleApplication = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => withdraw(ctx, viewer, await sql.findForRole(ctx, id)))

/** Withdraws every pending application of a player. The crews are locked. */
export const withdrawAll = async (ctx: Context, userId: number): Promise<void> => {
  const pending = await sql.listPendingOf(ctx, userId)
  const ids = pending.map(({ id }) => id)
  await deleteUnreadNotices(ctx, ids)
  await sql.deleteApplications(ctx, ids)
  for (const { crew_id, ...crew } of pending) {
    await publishApplications(ctx, { ...crew, id: crew_id }, [userId])
  }
}
