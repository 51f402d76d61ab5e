/** What members can do in a server as a whole, worked out of what Discord says of both. */
import * as z from 'zod/mini'
import { hasPermission } from './permissions.ts'

const role = z.object({ id: z.string(), permissions: z.string().check(z.regex(/^\d{1,30}$/)) })
const serverBody = z.object({ id: z.string(), owner_id: z.string(), roles: z.array(role) })
const memberBody = z.object({ roles: z.array(z.string()) })

/** Undefined if it cannot be read. */
export const readCanManage = (server: unknown, member: unknown, userId: string): boolean | undefined => {
  const { data: found } = serverBody.safeParse(server)
  const { data: asked } = memberBody.safeParse(member)
  if (!found || !asked) return undefined
  if (found.owner_id === userId) return true
  // The role of everybody has the id of the server.
  const own = found.roles.filter(({ id }) => id === found.id || asked.roles.includes(id))
  return own.some(({ permissions }) => hasPermission(BigInt(permissions), 'manageServer'))
}
