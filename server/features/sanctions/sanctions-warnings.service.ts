import type { WarningDraft } from '#contract/sanctions/sanctions.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockPlayer, lockStaff, requireStillStaff } from '#server/features/auth/staff/auth-staff.service.ts'
import { publishBeaconOf } from '#server/features/beacons/beacons.service.ts'
import { insertWarning } from '#server/features/warnings/warnings.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { decideReportOn } from './sanctions-bans.service.ts'

export const warnUser = (ctx: Context, viewer: Viewer, userId: number, draft: WarningDraft) =>
  inRetriedTransaction(ctx, async (ctx) => {
    if (userId === viewer.id) throw new AppError('own_account')
    await decideReportOn(ctx, viewer, userId, 'warned', draft)
    const staff = await lockStaff(ctx)
    const user = await lockPlayer(ctx, userId)
    const { user_role } = requireStillStaff(ctx, staff, viewer, ['moderator', 'admin'])
    if (user_role !== 'admin' && staff.some(({ id }) => id === user.id)) throw new AppError('not_allowed')
    const { reason, reportId } = draft
    const warning = await insertWarning(ctx, {
      user_id: userId,
      warned_by: viewer.id,
      reason,
      description: draft.description ?? '',
      report_id: reportId ?? null,
    })
    await publishBeaconOf(ctx, userId)
    await sendNotice(ctx, {
      kind: 'required',
      to: [userId],
      notice: { type: 'warned', data: { reason } },
    })
    await recordAudit(ctx, {
      action: 'user_warned',
      actorId: viewer.id,
      subjectId: userId,
      detail: { reason, ...(reportId !== undefined && { report: reportId }) },
    })
    return warning
  })
