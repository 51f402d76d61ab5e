/** The security events that players can read, and the mail about each of them. */
import type { SecurityEventKind } from '#contract/account/security-events.ts'
import type { Context, Viewer } from '#server/context.ts'
import * as sql from './auth-events.sql.ts'
import { type MailedPlayer, sendSecurityMail } from './auth-mails.service.ts'

/**
 * In the transaction of the change. `user` is the player as they were before it: the mail goes to the address that they
 * had. `detail` says which one it was, such as the name of a passkey.
 */
export const noteSecurity = async (
  ctx: Context,
  user: MailedPlayer,
  kind: SecurityEventKind,
  detail = '',
): Promise<void> => {
  await sql.insertSecurityEvent(ctx, user.id, kind, detail)
  await sql.deleteOldSecurityEvents(ctx, user.id)
  await sendSecurityMail(ctx, user, kind)
}

export const listSecurityEvents = (ctx: Context, viewer: Viewer) => sql.listSecurityEvents(ctx, viewer.id)
