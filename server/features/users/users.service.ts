/** Players as admins see them. */
import type { UserQuery } from '#contract/user-list/user-list.ts'
import type { Context, Viewer } from '#server/context.ts'
import { orNotFound } from '#server/errors.ts'
import * as sql from './users.sql.ts'
import * as list from './users-list.sql.ts'

export const listUsers = async (ctx: Context, query: UserQuery) => {
  const { users, total } = await list.listUsers(ctx, query)
  return { users, total: Math.min(total, list.maxTotal), isCapped: total > list.maxTotal }
}

export const getUserStats = (ctx: Context): Promise<sql.UserStats> => sql.getStats(ctx)

export const getUser = async (ctx: Context, viewer: Viewer, id: number): Promise<sql.UserDetails> =>
  orNotFound(await sql.findUser(ctx, viewer, id))
