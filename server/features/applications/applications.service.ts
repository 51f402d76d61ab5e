import { type ApplicationDraft, type ApplicationStatus, applicationLimits } from '#contract/applications.ts'
import { m } from '#messages'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { freezeCrew } from '#server/features/crews/crews.service.ts'
import type { CrewRow } from '#server/features/crews/crews.table.ts'
import { isInCrew, seatsFree, takeSeat } from '#server/features/crews/crews-seats.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import * as sql from './applications.sql.ts'
import { canBecome } from './applications.status.ts'
import type { ApplicationRow } from './applications.table.ts'

/** The leader and the applicant hear of it at once. */
const tellApplications = (ctx: Context, crew: CrewRow, applicantId: number): Promise<void> =>
  publish(ctx, {
    topic: 'application',
    event: { crewId: crew.id },
    to: [crew.author_id, applicantId],
  })

const hourMs = 60 * 60_000

/** The crew row is locked: what is true here stays true until the end of the transaction. */
const allowApply = async (ctx: Context, viewer: Viewer, crew: CrewRow, roleId: number | null) => {
  if (crew.author_id === viewer.id) throw new AppError('own_crew')
  const roleName = await seatsFree(ctx, crew, roleId)
  if (await isInCrew(ctx, crew.id, viewer.id)) throw new AppError('already_member')
  const { isPending, refusedAt } = await sql.findStanding(ctx, crew.id, viewer.id)
  if (isPending) throw new AppError('already_applied')
  const waitUntil = (refusedAt?.getTime() ?? 0) + applicationLimits.hoursAfterRefusal * hourMs
  if (ctx.now().getTime() < waitUntil) throw new AppError('refused_recently')
  return roleName
}

const apply = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  roleId: number | null,
  draft: Partial<ApplicationDraft> & { message: string },
) => {
  await ctx.limits.spend('applyByPlayerMinute', String(viewer.id))
  await ctx.limits.spend('applyByPlayerDay', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const crew = await freezeCrew(ctx, crewId)
    const role = await allowApply(ctx, viewer, crew, roleId)
    const id = await sql.insertApplication(ctx, {
      crew_id: crew.id,
      role_id: roleId,
      user_id: viewer.id,
      message: draft.message,
      availability: draft.availability ?? null,
      experience: draft.experience ?? null,
      timezone: draft.timezone ?? null,
      additional_info: draft.additionalInfo ?? '',
    })
    await tellApplications(ctx, crew, viewer.id)
    const application = await sql.loadApplication(ctx, id)
    const name = application.display_name ?? application.username
    const { title } = crew
    await sendNotice(ctx, {
      to: [crew.author_id],
      crewId: crew.id,
      words: (locale) =>
        role === undefined
          ? m.notices_applied({ name, title }, { locale })
          : m.notices_applied_role({ name, title, role }, { locale }),
    })
    return application
  })
}

export const applyToCrew = (ctx: Context, viewer: Viewer, crewId: number, draft: ApplicationDraft) =>
  apply(ctx, viewer, crewId, null, draft)

export const applyToRole = (ctx: Context, viewer: Viewer, crewId: number, roleId: number, message: string) =>
  apply(ctx, viewer, crewId, roleId, { message })

const listForLeader = async (ctx: Context, viewer: Viewer, crewId: number, level: 'crew' | 'role') => {
  const crew = await ctx.db
    .selectFrom('crews')
    .select('author_id')
    .where('id', '=', crewId)
    .executeTakeFirst()
  if (!crew) throw new AppError('not_found')
  if (crew.author_id !== viewer.id) throw new AppError('not_allowed')
  return sql.listOfCrew(ctx, crewId, level)
}

export const listApplications = (ctx: Context, viewer: Viewer, crewId: number) =>
  listForLeader(ctx, viewer, crewId, 'crew')

export const listRoleApplications = (ctx: Context, viewer: Viewer, crewId: number) =>
  listForLeader(ctx, viewer, crewId, 'role')

/** Decided once, by the leader, while pending and, to accept, while the mission takes people. */
const decide = async (
  ctx: Context,
  crew: CrewRow,
  id: number,
  status: Exclude<ApplicationStatus, 'pending'>,
) => {
  const application = await sql.lockApplication(ctx, id)
  if (!application || application.crew_id !== crew.id) throw new AppError('not_found')
  if (!canBecome(application.status, status)) throw new AppError('already_decided')
  if (status === 'accepted') await takeSeat(ctx, crew, application.user_id, application.role_id)
  await sql.setStatus(ctx, id, status)
  await tellApplications(ctx, crew, application.user_id)
  const { title } = crew
  await sendNotice(ctx, {
    to: [application.user_id],
    crewId: crew.id,
    words: (locale) =>
      status === 'accepted'
        ? m.notices_accepted({ title }, { locale })
        : m.notices_declined({ title }, { locale }),
  })
  return sql.loadApplication(ctx, id)
}

export const decideApplication = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  id: number,
  status: 'accepted' | 'declined',
) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await freezeCrew(ctx, crewId)
    if (crew.author_id !== viewer.id) throw new AppError('not_allowed')
    const application = await sql.findApplication(ctx, id)
    if (application?.role_id !== null) throw new AppError('not_found')
    return decide(ctx, crew, id, status)
  })

const findForRole = async (ctx: Context, id: number): Promise<ApplicationRow> => {
  const application = await sql.findApplication(ctx, id)
  if (!application || application.role_id === null) throw new AppError('not_found')
  return application
}

export const decideRoleApplication = (
  ctx: Context,
  viewer: Viewer,
  id: number,
  status: 'accepted' | 'declined',
) =>
  inTransaction(ctx, async (ctx) => {
    const { crew_id } = await findForRole(ctx, id)
    const crew = await freezeCrew(ctx, crew_id)
    // Whose application it is, is nobody's business but the leader's.
    if (crew.author_id !== viewer.id) throw new AppError('not_found')
    return decide(ctx, crew, id, status)
  })

/** The crew is locked first here too, so that a withdrawal and a decision cannot both happen. */
const withdraw = async (ctx: Context, viewer: Viewer, crewId: number, id: number): Promise<void> => {
  const crew = await freezeCrew(ctx, crewId)
  const application = await sql.lockApplication(ctx, id)
  if (application?.user_id !== viewer.id) throw new AppError('not_found')
  if (application.status !== 'pending') throw new AppError('already_decided')
  await sql.deleteApplication(ctx, id)
  await tellApplications(ctx, crew, viewer.id)
}

export const withdrawApplication = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const pending = await sql.findPendingToCrew(ctx, crewId, viewer.id)
    if (!pending) throw new AppError('not_found')
    await withdraw(ctx, viewer, crewId, pending.id)
  })

export const withdrawRoleApplication = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { crew_id } = await findForRole(ctx, id)
    await withdraw(ctx, viewer, crew_id, id)
  })
