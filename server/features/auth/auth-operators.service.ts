/** The commands of the operator. Error messages are shown in the operator's terminal. */

import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import * as sql from './auth.sql.ts'
import { issueResetLink } from './auth-passwords.service.ts'

const findPlayer = async (ctx: Context, name: string): Promise<UserRow> => {
  const user = await sql.findUserByLogin(ctx, name)
  if (!user) throw new Error(`There is no player called ${name}.`)
  return user
}

export const listAdmins = (ctx: Context): Promise<UserRow[]> => sql.listAdmins(ctx)

export const grantAdmin = (ctx: Context, name: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const user = await findPlayer(ctx, name)
    if (user.user_role === 'admin') throw new Error(`${user.username} is an admin already.`)
    await sql.setRole(ctx, user.id, 'admin')
    await recordAudit(ctx, { action: 'admin_granted', subjectId: user.id })
  })

export const revokeAdmin = (ctx: Context, name: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const user = await findPlayer(ctx, name)
    // Locked, so that two revocations at once cannot remove the last two admins.
    const admins = await sql.lockAdmins(ctx)
    if (!admins.some(({ id }) => id === user.id)) throw new Error(`${user.username} is no admin.`)
    if (admins.length === 1) throw new Error(`${user.username} is the last admin. Grant somebody else first.`)
    await sql.setRole(ctx, user.id, 'citizen')
    await recordAudit(ctx, { action: 'admin_revoked', subjectId: user.id })
  })

export const makeResetLink = (ctx: Context, name: string): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const user = await findPlayer(ctx, name)
    await recordAudit(ctx, { action: 'reset_link_issued', subjectId: user.id })
    return issueResetLink(ctx, user)
  })
