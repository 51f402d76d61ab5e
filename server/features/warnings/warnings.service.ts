/** The warnings of a player: they have to read them before they post again. */
import type { Locale } from '#contract/locales/locales.ts'
import { isBanned } from '#server/accounts/bans.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { WarningRow } from '#server/db/tables/sanctions.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { m } from '#texts'
import * as sql from './warnings.sql.ts'

export { insertWarning } from './warnings.sql.ts'

/**
 * In the transaction that stores or edits a post, or stores a comment. A ban waits for its end, and then finds the post
 * and hides it; a ban that came first is found here.
 */
export const whyNotPost = async (
  ctx: Context,
  playerId: number,
): Promise<'not_signed_in' | 'warning_open' | undefined> => {
  const poster = await sql.lockPoster(ctx, playerId)
  if (!poster || isBanned(poster, ctx.now())) return 'not_signed_in'
  return poster.has_open_warning ? 'warning_open' : undefined
}

export const requireCanPost = async (ctx: Context, viewer: Viewer): Promise<void> => {
  const reason = await whyNotPost(ctx, viewer.id)
  if (reason) throw new AppError(reason)
}

/** Whether another player can post. As above, no one can ban or warn them until the end of the transaction. */
export const canPost = async (ctx: Context, userId: number): Promise<boolean> => {
  const poster = await sql.lockPoster(ctx, userId)
  return poster !== undefined && !isBanned(poster, ctx.now()) && !poster.has_open_warning
}

/** For first messages and invitations. */
export const requireNoOpenWarning = async (ctx: Context, viewer: Viewer): Promise<void> => {
  if (await sql.hasOpenWarning(ctx, viewer.id)) throw new AppError('warning_open')
}

export const listOwnWarnings = (ctx: Context, viewer: Viewer): Promise<WarningRow[]> =>
  sql.listWarnings(ctx, viewer.id)

/** Acknowledging it again changes nothing. */
export const acknowledgeWarning = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    orNotFound(await sql.findWarning(ctx, viewer.id, id))
    if (!(await sql.acknowledge(ctx, id))) return
    await recordAudit(ctx, {
      action: 'warning_acknowledged',
      actorId: viewer.id,
      subjectId: viewer.id,
      detail: { warning: id },
    })
  })

/**
 * For a new account, in place of a warning that was not read before the account with its address was deleted. Without
 * the reason: the new account may belong to someone else.
 */
export const inheritWarning = async (
  ctx: Context,
  { id, locale }: { readonly id: number; readonly locale: Locale },
): Promise<void> => {
  const reason = m.sanctions_inherited_reason({}, { locale })
  const description = m.sanctions_inherited_text({}, { locale })
  await sql.insertWarning(ctx, { user_id: id, warned_by: null, reason, description, report_id: null })
  await sendNotice(ctx, {
    kind: 'required',
    to: [id],
    notice: { type: 'warned', data: { reason: null } },
  })
  await recordAudit(ctx, { action: 'user_warned', subjectId: id, detail: { reason } })
}
