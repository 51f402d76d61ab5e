/** Bans: made and lifted by admins, or by the operator. */
import type { BanDraft } from '#contract/sanctions/sanctions.ts'
import { forever, isBanned } from '#server/accounts/bans.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, inTransaction, type Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import type { BanRow } from '#server/db/tables/sanctions.ts'
import { AppError } from '#server/errors.ts'
import {
  endSessionsOf,
  lockPlayer,
  lockStaff,
  requireOtherAdmin,
  requireStillStaff,
} from '#server/features/auth/staff/auth-staff.service.ts'
import { publishBeaconOf } from '#server/features/beacons/beacons.service.ts'
import { refreshHidingAfterBanOf } from '#server/features/crews/posting/crews-hiding.service.ts'
import { giveUpCrewsOf } from '#server/features/leading/leading-bans.service.ts'
import { decideReportsBy } from '#server/features/reports/reports-decisions.service.ts'
import { notifyLeaders } from '#server/features/reports/reports-hiding.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './sanctions-bans.sql.ts'
import { banMailJob } from './sanctions-mails.service.ts'

const hourMs = 60 * 60_000

/** The text of the specification; it is stored, so it is the same in every language. */
const fixedLiftReason = 'Ban durch Admin aufgehoben'

/** Null for the operator. */
type Actor = Viewer | null

/** Posts that the player has reported may be hidden or unhidden too. Their leaders are notified. */
const refreshPosts = async (ctx: Context, userId: number): Promise<void> => {
  const changed = await refreshHidingAfterBanOf(ctx, userId)
  await notifyLeaders(
    ctx,
    changed.filter(({ author_id }) => author_id !== userId),
  )
}

/** The player and the staff are locked, and everything that could forbid the ban has been checked. */
const applyBan = async (ctx: Context, actor: Actor, user: UserRow, draft: BanDraft): Promise<UserRow> => {
  const endsAt =
    draft.banType === 'permanent' ? null : new Date(ctx.now().getTime() + draft.duration * hourMs)
  const banId = await sql.insertBan(ctx, {
    user_id: user.id,
    banned_by: actor?.id ?? null,
    ban_type: draft.banType,
    reason: draft.reason,
    description: draft.description ?? '',
    ends_at: endsAt,
    report_id: draft.reportId ?? null,
  })
  await sql.setBannedUntil(ctx, user.id, endsAt ?? forever)
  await endSessionsOf(ctx, user.id, 'banned')
  await giveUpCrewsOf(ctx, user.id, endsAt)
  await refreshPosts(ctx, user.id)
  await publishBeaconOf(ctx, user.id)
  await ctx.jobs.send(ctx, banMailJob, { banId })
  await recordAudit(ctx, {
    action: 'user_banned',
    actorId: actor?.id,
    subjectId: user.id,
    detail: {
      reason: draft.reason,
      hours: draft.banType === 'permanent' ? null : draft.duration,
      ...(draft.reportId !== undefined && { report: draft.reportId }),
    },
  })
  return { ...user, banned_until: endsAt ?? forever }
}

/** Decides the report that led to a sanction. Call it before players are locked. */
export const decideReportOn = async (
  ctx: Context,
  viewer: Viewer,
  userId: number,
  action: 'banned' | 'warned',
  draft: Pick<BanDraft, 'reportId' | 'includeRelated' | 'reason'>,
): Promise<void> => {
  const { reportId, includeRelated, reason: note } = draft
  if (reportId === undefined) return
  if (!(await sql.isReportOn(ctx, reportId, userId))) throw new AppError('not_found')
  await decideReportsBy(ctx, viewer, { reportId, includeRelated, action, note })
}

export const banUser = (ctx: Context, actor: Actor, userId: number, draft: BanDraft): Promise<UserRow> =>
  inRetriedTransaction(ctx, async (ctx) => {
    if (userId === actor?.id) throw new AppError('own_account')
    await sql.lockCrews(ctx, userId, draft.reportId)
    if (actor) await decideReportOn(ctx, actor, userId, 'banned', draft)
    const staff = await lockStaff(ctx)
    const user = await lockPlayer(ctx, userId)
    if (isBanned(user, ctx.now())) throw new AppError('already_banned')
    if (user.user_role === 'admin') requireOtherAdmin(ctx, staff, userId)
    if (actor) requireStillStaff(ctx, staff, actor)
    return applyBan(ctx, actor, user, draft)
  })

/** The player is locked, and so are their running crews. */
export const endBan = async (ctx: Context, actor: Actor, ban: BanRow, reason: string): Promise<void> => {
  await sql.liftBan(ctx, ban.id, actor?.id ?? null, reason)
  await sql.setBannedUntil(ctx, ban.user_id, null)
  await refreshPosts(ctx, ban.user_id)
}

export const unbanUser = (
  ctx: Context,
  actor: Actor,
  userId: number,
  liftReason: string | null,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await sql.lockCrews(ctx, userId, undefined)
    const staff = await lockStaff(ctx)
    await lockPlayer(ctx, userId)
    if (actor) requireStillStaff(ctx, staff, actor)
    const ban = await sql.findActiveBan(ctx, userId)
    if (!ban) throw new AppError('not_banned')
    const reason = liftReason || fixedLiftReason
    await endBan(ctx, actor, ban, reason)
    await sendNotice(ctx, {
      kind: 'required',
      to: [userId],
      notice: { type: 'unbanned', data: {} },
    })
    await recordAudit(ctx, {
      action: 'user_unbanned',
      actorId: actor?.id,
      subjectId: userId,
      detail: { reason },
    })
  })
