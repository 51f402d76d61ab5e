/** The roles of players, as admins change them. */
import type { UserRole } from '#contract/users/users.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { confirmOwner } from '#server/features/auth/credentials/auth-methods.service.ts'
import {
  lockPlayer,
  lockStaff,
  requireOtherAdmin,
  requireStillStaff,
  setRole,
} from '#server/features/auth/staff/auth-staff.service.ts'

/** Setting the current role changes nothing. A session that was left open or stolen makes no one an admin. */
export const changeRole = async (
  ctx: Context,
  viewer: Viewer,
  userId: number,
  { role, password }: { readonly role: UserRole; readonly password?: string | undefined },
): Promise<void> => {
  if (userId === viewer.id) throw new AppError('own_account')
  await confirmOwner(ctx, viewer, password)
  await inTransaction(ctx, async (ctx) => {
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
}
