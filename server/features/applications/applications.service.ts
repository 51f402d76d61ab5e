import type { ApplicationDraft, ApplicationStatus } from '#contract/applications.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ApplicationRow } from '#server/db/tables/applications.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { freezeCrew, freezeOwnCrew, isAuthor, requireOwnCrew } from '#server/features/crews/crews.service.ts'
import { tellApplications } from '#server/features/crews/crews-news.service.ts'
import {
  freezeRole,
  requireMayApply,
  requireRunning,
  takeSeat,
} from '#server/features/crews/crews-seats.service.ts'
import { sendNotice, takeBackNotice } from '#server/notices/notices.ts'
import { m } from '#texts'
import * as sql from './applications.sql.ts'
import { canBecome } from './applications.status.ts'

const orNotFound = <T>(row: T | undefined): T => {
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** The caller loads it after the crew is free again for others; by then it may have been withdrawn. */
const apply = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  roleId: number | null,
  draft: Partial<ApplicationDraft> & { message: string },
): Promise<number> => {
  await ctx.limits.spend('applyByPlayerMinute', String(viewer.id))
  await ctx.limits.spend('applyByPlayerDay', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const crew = await freezeCrew(ctx, crewId)
    const role = await requireMayApply(ctx, viewer, crew, roleId)
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
    })
    await tellApplications(ctx, crew, [viewer.id])
    const about = { name: viewer.name, title: crew.title }
    await sendNotice(ctx, {
      to: [crew.author_id],
      crewId: crew.id,
      applicationId: id,
      words: (locale) =>
        role
          ? m.notices_applied_role({ ...about, role: role.role_name }, { locale })
          : m.notices_applied(about, { locale }),
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
  message: string,
) => orNotFound(await sql.loadRoleApplication(ctx, await apply(ctx, viewer, crewId, roleId, { message })))

export const listApplications = async (ctx: Context, viewer: Viewer, crewId: number) => {
  await requireOwnCrew(ctx, viewer, crewId)
  return sql.listApplications(ctx, crewId)
}

export const listRoleApplications = async (ctx: Context, viewer: Viewer, crewId: number) => {
  await requireOwnCrew(ctx, viewer, crewId)
  return sql.listRoleApplications(ctx, crewId)
}

/** Decided once, by the leader, while pending and while the mission takes people. The crew is locked. */
const decide = async (
  ctx: Context,
  crew: CrewRow,
  application: ApplicationRow,
  status: Exclude<ApplicationStatus, 'pending'>,
): Promise<void> => {
  if (!canBecome(application.status, status)) throw new AppError('already_decided')
  requireRunning(crew)
  if (status === 'accepted') await takeSeat(ctx, crew, application.user_id, application.role_id)
  await sql.setStatus(ctx, application.id, status)
  await tellApplications(ctx, crew, [application.user_id])
  const { title } = crew
  await sendNotice(ctx, {
    to: [application.user_id],
    crewId: crew.id,
    words: (locale) =>
      status === 'accepted'
        ? m.notices_accepted({ title }, { locale })
        : m.notices_declined({ title }, { locale }),
  })
}

export const decideApplication = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  id: number,
  status: 'accepted' | 'declined',
) => {
  await inTransaction(ctx, async (ctx) => {
    const crew = await freezeOwnCrew(ctx, viewer, crewId)
    const application = await sql.lockApplication(ctx, id)
    if (application?.crew_id !== crew.id || application.role_name !== null) throw new AppError('not_found')
    await decide(ctx, crew, application, status)
  })
  return orNotFound(await sql.loadApplication(ctx, id))
}

interface Found {
  readonly crew: CrewRow
  readonly application: ApplicationRow
}

/** Crew first, then role, then application, as everywhere; in between it may have been withdrawn. */
const freezeApplication = async (
  ctx: Context,
  found: Pick<ApplicationRow, 'id' | 'crew_id' | 'role_id'> | undefined,
): Promise<Found> => {
  const { id, crew_id, role_id } = orNotFound(found)
  const crew = await freezeCrew(ctx, crew_id)
  await freezeRole(ctx, crew, role_id)
  return { crew, application: orNotFound(await sql.lockApplication(ctx, id)) }
}

export const decideRoleApplication = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  status: 'accepted' | 'rejected',
) => {
  await inTransaction(ctx, async (ctx) => {
    const { crew, application } = await freezeApplication(ctx, await sql.findForRole(ctx, id))
    // Whose application it is, is nobody's business but the leader's.
    if (!isAuthor(viewer, crew)) throw new AppError('not_found')
    await decide(ctx, crew, application, status === 'rejected' ? 'declined' : status)
  })
  return orNotFound(await sql.loadRoleApplication(ctx, id))
}

const withdraw = async (ctx: Context, viewer: Viewer, { crew, application }: Found): Promise<void> => {
  if (application.user_id !== viewer.id) throw new AppError('not_found')
  if (application.status !== 'pending') throw new AppError('already_decided')
  await takeBackNotice(ctx, application.id)
  await sql.deleteApplication(ctx, application.id)
  await tellApplications(ctx, crew, [viewer.id])
}

export const withdrawApplication = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) =>
    withdraw(ctx, viewer, await freezeApplication(ctx, await sql.findOwnToCrew(ctx, crewId, viewer.id))),
  )

export const withdrawRoleApplication = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) =>
    withdraw(ctx, viewer, await freezeApplication(ctx, await sql.findForRole(ctx, id))),
  )
