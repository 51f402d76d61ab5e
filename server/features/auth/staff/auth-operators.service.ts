/** The commands of the operator. Error messages are shown in the operator's terminal. */

import type { UserRole } from '#contract/users/users.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import * as sql from '#server/features/auth/auth.sql.ts'
import { removeCodes } from '#server/features/auth/codes/auth-codes.service.ts'
import { issueResetLink } from '#server/features/auth/credentials/auth-passwords.service.ts'
import { lockPlayer, lockStaff, requireOtherAdmin, setRole } from './auth-staff.service.ts'

export const findPlayer = async (ctx: Context, name: string): Promise<UserRow> => {
  const user = await sql.findUserByLogin(ctx, name)
  if (!user) throw new Error(`There is no player called ${name}.`)
  return user
}

export const listStaff = (ctx: Context): Promise<UserRow[]> => sql.listStaff(ctx)

/** Returns the player as they were. */
const changeRole = async (ctx: Context, name: string, role: UserRole): Promise<UserRow> => {
  const { id } = await findPlayer(ctx, name)
  const staff = await lockStaff(ctx)
  const user = await lockPlayer(ctx, id)
  if (user.user_role === 'admin' && role !== 'admin') requireOtherAdmin(ctx, staff, id)
  await setRole(ctx, user, role)
  return user
}

export const grantRole = (ctx: Context, name: string, role: 'admin' | 'moderator'): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { id, username, user_role: from } = await changeRole(ctx, name, role)
    if (from === role) throw new Error(`${username} has the role ${role} already.`)
    const action = role === 'admin' ? 'admin_granted' : 'role_changed'
    await recordAudit(ctx, { action, subjectId: id, detail: { from, to: role } })
  })

export const revokeRole = (ctx: Context, name: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { id, username, user_role: from } = await changeRole(ctx, name, 'citizen')
    if (from !== 'admin' && from !== 'moderator')
      throw new Error(`${username} is neither admin nor moderator.`)
    const action = from === 'admin' ? 'admin_revoked' : 'role_changed'
    await recordAudit(ctx, { action, subjectId: id, detail: { from, to: 'citizen' } })
  })

/** For a player who has lost the app and the recovery codes. */
export const turnOffCodes = (ctx: Context, name: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = await findPlayer(ctx, name)
    await removeCodes(ctx, await lockPlayer(ctx, id))
  })

export const makeResetLink = (ctx: Context, name: string): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const user = await findPlayer(ctx, name)
    await recordAudit(ctx, { action: 'reset_link_issued', subjectId: user.id })
    return issueResetLink(ctx, user)
  })
