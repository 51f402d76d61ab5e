/** Appeals against bans: made once, without a session, and decided by an admin. */
import type {
  decideAppeal as decideAppealEndpoint,
  listAppeals as listAppealsEndpoint,
} from '#contract/sanctions/appeals.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { redeemAppealToken } from '#server/features/auth/sign-in/auth-bans.service.ts'
import { lockPlayer, lockStaff, requireStillStaff } from '#server/features/auth/staff/auth-staff.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as sql from './sanctions-appeals.sql.ts'
import { endBan } from './sanctions-bans.service.ts'
import { findActiveBan, lockCrews } from './sanctions-bans.sql.ts'
import { appealMailJob } from './sanctions-mails.service.ts'

/** Stored as the reason for lifting the ban if the decision has no note. */
const fixedLiftReason = 'Einspruch stattgegeben'

/** A refused text does not use up the token. */
export const makeAppeal = async (
  ctx: Context,
  { token, text }: { readonly token: string; readonly text: string },
): Promise<void> => {
  await ctx.limits.spend('appealByAddress', ctx.ip)
  requireCleanWords(ctx, { text })
  await inTransaction(ctx, async (ctx) => {
    const banId = await redeemAppealToken(ctx, token)
    if (!(await sql.insertAppeal(ctx, banId, text))) throw new AppError('already_appealed')
    const { id, display_name, username } = await sql.findAppellant(ctx, banId)
    await recordAudit(ctx, { action: 'appeal_made', actorId: id, subjectId: id, detail: { ban: banId } })
    await sendNotice(ctx, {
      kind: 'required',
      to: await sql.listOtherAdminIds(ctx, id),
      notice: { type: 'appeal_made', data: { name: display_name ?? username } },
    })
  })
}

export const listAppeals = (
  ctx: Context,
  query: Parsed<typeof listAppealsEndpoint>['query'],
): Promise<sql.AppealWithBan[]> => sql.listAppeals(ctx, query)

/** In neutral words: reporters must not learn about a ban. */
const notifyReporter = async (ctx: Context, reportId: number): Promise<void> => {
  const report = await sql.findReporter(ctx, reportId)
  if (!report?.reporter_id) return
  const { displayName: name } = report.snapshot
  await sendNotice(ctx, {
    kind: 'required',
    to: [report.reporter_id],
    notice: { type: 'report_reviewed', data: { name } },
  })
}

export const decideAppeal = (
  ctx: Context,
  viewer: Viewer,
  id: number,
  decision: Parsed<typeof decideAppealEndpoint>['body'],
): Promise<sql.AppealWithBan> =>
  inTransaction(ctx, async (ctx) => {
    const { user_id: userId, ban_id: banId, report_id } = orNotFound(await sql.findAppeal(ctx, id))
    if (userId === viewer.id) throw new AppError('own_case')
    await lockCrews(ctx, userId, undefined)
    const staff = await lockStaff(ctx)
    await lockPlayer(ctx, userId)
    requireStillStaff(ctx, staff, viewer)
    if (!(await sql.saveDecision(ctx, id, viewer.id, decision))) throw new AppError('appeal_decided')
    const { status, note } = decision
    if (status === 'granted') {
      const ban = await findActiveBan(ctx, userId)
      // The ban may have run out, and there may be a newer one.
      if (ban?.id === banId) await endBan(ctx, viewer, ban, note || fixedLiftReason)
      await sendNotice(ctx, {
        kind: 'required',
        to: [userId],
        notice: { type: 'appeal_granted', data: {} },
      })
    }
    await ctx.jobs.send(ctx, appealMailJob, { appealId: id })
    if (report_id !== null) await notifyReporter(ctx, report_id)
    await recordAudit(ctx, {
      action: `appeal_${status}`,
      actorId: viewer.id,
      subjectId: userId,
      detail: { appeal: id, ban: banId, note },
    })
    return orNotFound(await sql.findAppeal(ctx, id))
  })
