/** How an application ends other than by its applicant: a leader decides on it, or its role is removed. */
import type {
  ApplicationDecision,
  ApplicationStatus,
  RoleApplicationDecision,
} from '#contract/applications/applications.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ApplicationRow } from '#server/db/tables/applications.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { canLead } from '#server/features/crews/crews.policy.ts'
import { lockCrew, lockLedCrew } from '#server/features/crews/crews.service.ts'
import {
  lockRole,
  requireRole,
  requireRunning,
  takeSeat,
} from '#server/features/crews/seats/crews-seats.service.ts'
import { endWait } from '#server/features/crews/seats/crews-waits.service.ts'
import { readNoticesOf } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './applications.sql.ts'
import { canBecome } from './applications.status.ts'
import { publishApplications } from './applications-events.service.ts'

interface LockedApplication {
  readonly crew: CrewRow
  readonly application: ApplicationRow
}

/** Locks crew, then role, then application, as everywhere. The application may be withdrawn before its lock is free. */
export const lockApplication = async (
  ctx: Context,
  { id, crew_id, role_id }: Pick<ApplicationRow, 'id' | 'crew_id' | 'role_id'>,
): Promise<LockedApplication> => {
  const crew = await lockCrew(ctx, crew_id)
  await lockRole(ctx, crew, role_id)
  return { crew, application: orNotFound(await sql.lockApplication(ctx, id)) }
}

/** A refusal is final if its role was removed, or if later events outweigh the application. */
const requireStillMeant = async (ctx: Context, crew: CrewRow, application: ApplicationRow): Promise<void> => {
  const isRoleGone = application.role_name !== null && application.role_id === null
  if (isRoleGone || (await sql.isOvertaken(ctx, application, crew.author_id)))
    throw new AppError('already_decided')
}

/** Only while people can join. The crew is locked, and the caller leads it. */
const decide = async (
  ctx: Context,
  crew: CrewRow,
  application: ApplicationRow,
  status: Exclude<ApplicationStatus, 'pending'>,
  roleId = application.role_id,
): Promise<void> => {
  if (!canBecome(application.status, status)) throw new AppError('already_decided')
  requireRunning(crew)
  if (application.status === 'declined') await requireStillMeant(ctx, crew, application)
  const { user_id, fleet_ship_id } = application
  const isElsewhere = status === 'accepted' && roleId !== application.role_id
  const given = isElsewhere ? await requireRole(ctx, crew, roleId) : undefined
  if (status === 'accepted') await takeSeat(ctx, crew, user_id, roleId, fleet_ship_id)
  else await endWait(ctx, crew, user_id)
  await sql.setStatus(ctx, application.id, status)
  await publishApplications(ctx, crew, [user_id])
  await readNoticesOf(ctx, [application.id])
  const { title, scheduled_time } = crew
  const start = scheduled_time?.toISOString() ?? null
  await sendNotice(ctx, {
    kind: 'decision',
    urgent: status === 'accepted',
    to: [user_id],
    crewId: crew.id,
    notice:
      status === 'declined'
        ? { type: 'declined', data: { title } }
        : isElsewhere
          ? { type: 'accepted_as', data: { title, start, role: given?.role_name ?? null } }
          : { type: 'accepted', data: { title, start } },
  })
}

export const decideApplication = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  id: number,
  { status, roleId = null }: ApplicationDecision,
) => {
  await inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    await requireRole(ctx, crew, roleId)
    const application = await sql.lockApplication(ctx, id)
    if (application?.crew_id !== crew.id || application.role_name !== null) throw new AppError('not_found')
    await decide(ctx, crew, application, status, roleId)
  })
  return orNotFound(await sql.loadApplication(ctx, id))
}

export const decideRoleApplication = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  { status, roleId }: RoleApplicationDecision,
) => {
  await inTransaction(ctx, async (ctx) => {
    const found = orNotFound(await sql.findForRole(ctx, id))
    const { crew, application } = await lockApplication(ctx, { ...found, role_id: roleId ?? found.role_id })
    // Only the leaders of the crew may learn that this application exists.
    if (!canLead(viewer, crew)) throw new AppError('not_found')
    await decide(ctx, crew, application, status === 'rejected' ? 'declined' : status, roleId)
  })
  return orNotFound(await sql.loadRoleApplication(ctx, id))
}

/**
 * Accepts the pending application of a player who takes a seat: it needs no decision any more. Returns the ship that
 * they wanted to bring. The crew is locked, and the player takes the seat in the same transaction.
 */
export const acceptPending = async (ctx: Context, crew: CrewRow, userId: number): Promise<number | null> => {
  const application = await sql.acceptPending(ctx, crew.id, userId)
  if (!application) return null
  await readNoticesOf(ctx, [application.id])
  await publishApplications(ctx, crew, [userId])
  return application.fleet_ship_id
}

/** Declines all applicants for a role that is about to be deleted. Crew and roles are locked. */
export const declineForRoles = async (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'author_id' | 'co_leader_id' | 'title'>,
  roles: readonly CrewRoleRow[],
): Promise<void> => {
  const roleIds = roles.map(({ id }) => id)
  await sql.keepRoleNames(ctx, roleIds)
  const declined = await sql.declineForRoles(ctx, roleIds)
  if (declined.length === 0) return
  await readNoticesOf(
    ctx,
    declined.map(({ id }) => id),
  )
  await publishApplications(
    ctx,
    crew,
    declined.map(({ user_id }) => user_id),
  )
  for (const { id, role_name: role } of roles) {
    await sendNotice(ctx, {
      kind: 'decision',
      to: declined.flatMap(({ user_id, role_id }) => (role_id === id ? user_id : [])),
      crewId: crew.id,
      notice: { type: 'role_removed', data: { title: crew.title, role } },
    })
  }
}
