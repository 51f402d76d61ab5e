/** Players as admins see them, and their roles. */
import type { UserQuery } from '#contract/users/list.ts'
import type { UserRole } from '#contract/users/users.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import {
  lockPlayer,
  lockStaff,
  requireOtherAdmin,
  requireStillStaff,
  setRole,
} from '#server/features/auth/staff/auth-staff.service.ts'
import * as sql from './users.sql.ts'
import * as list from './users-list.sql.ts'

export const listUsers = async (ctx: Context, query: UserQuery) => {
  const { users, total } = await list.listUsers(ctx, query)
  return { users, total: Math.min(total, list.maxTotal), isCapped: total > list.maxTotal }
}

export const getUserStats = (ctx: Context): Promise<sql.UserStats> => sql.getStats(ctx)

export const getUser = async (ctx: Context, viewer: Viewer, id: number): Promise<sql.UserDetails> =>
  orNotFound(await sql.findUser(ctx, viewer, id))

/** Setting the current role changes nothing. */
export const changeRole = (ctx: Context, viewer: Viewer, userId: number, role: UserRole): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (userId === viewer.id) throw new AppError('own_account')
    const staff = await lockStaff(ctx)
    const user = await lockPlayer(ctx, userId)
    if (user.user_role === 'admin' && role !== 'admin') requireOtherAdmin(ctx, staff, userId)
    requireStillStaff(ctx, staff, viewer)
    if (user.user_role === role) return
    await setRole(ctx, user, role)
    await recordAudit(ctx, {
      action: 'role_changed',
      actorId: viewer.id,
      subjectId: userId,
      detail: { from: user.user_role, to: role },
    })
  })
