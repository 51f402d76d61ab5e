/** Moderators delete posts, comments and pictures, with a reason. */

import type { ReportAction } from '#contract/reports/fields.ts'
import type { RemovalDraft } from '#contract/reports/removals.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import { lockStaff, requireStillStaff } from '#server/features/auth/staff/auth-staff.service.ts'
import { listMembersAndCandidates, lockCrew, moveCrew } from '#server/features/crews/crews.service.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { markAsDeleted } from '#server/features/crews/posting/crews-removal.service.ts'
import { removeAsModerator } from '#server/features/discussions/discussions.service.ts'
import { removeAsModerator as removePicture, removePicturesOf } from '#server/features/logs/logs.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { decideReportsBy, type ReportedContent } from './reports-decisions.service.ts'

const decideReportOf = async (
  ctx: Context,
  viewer: Viewer,
  { reason, reportId, includeRelated }: RemovalDraft,
  action: ReportAction,
  about: ReportedContent,
): Promise<void> => {
  if (reportId === undefined) return
  await decideReportsBy(ctx, viewer, { reportId, includeRelated, action, note: reason, about })
}

export const deleteCrew = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  draft: RemovalDraft,
): Promise<void> =>
  inRetriedTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    const reason = draft.reason || null
    const wasRunning = isRunning(crew.mission_status)
    const others = await listMembersAndCandidates(ctx, crewId)
    if (wasRunning) await moveCrew(ctx, crew, 'cancelled')
    await markAsDeleted(ctx, crew, reason)
    await removePicturesOf(ctx, crewId)
    await recordAudit(ctx, {
      action: 'crew_deleted',
      actorId: viewer.id,
      subjectId: crew.author_id,
      detail: { crew: crewId, reason, report: draft.reportId ?? null },
    })
    const notice = { type: 'crew_deleted', data: { title: crew.title, reason } } as const
    await sendNotice(ctx, { kind: 'required', to: [crew.author_id], crewId, notice })
    // For everyone else it is a mission that was cancelled, if it was not over.
    const kind = wasRunning ? 'mission' : 'required'
    await sendNotice(ctx, { kind, isRequired: true, urgent: wasRunning, to: others, crewId, notice })
    // After the deletion, so that a decision does not list the post again.
    await decideReportOf(ctx, viewer, { ...draft, reason }, 'crew_deleted', { crew_id: crewId })
    requireStillStaff(ctx, await lockStaff(ctx), viewer)
  })

export const deleteComment = (
  ctx: Context,
  viewer: Viewer,
  commentId: number,
  draft: RemovalDraft,
): Promise<void> =>
  inRetriedTransaction(ctx, async (ctx) => {
    const reason = draft.reason || null
    // Crews are locked before comments.
    await decideReportOf(ctx, viewer, { ...draft, reason }, 'comment_removed', { comment_id: commentId })
    requireStillStaff(ctx, await lockStaff(ctx), viewer, ['moderator', 'admin'])
    const comment = await removeAsModerator(ctx, viewer, commentId, {
      reason,
      report: draft.reportId ?? null,
    })
    if (!comment || comment.author_id === null || comment.author_id === viewer.id) return
    await sendNotice(ctx, {
      kind: 'required',
      to: [comment.author_id],
      crewId: comment.crew_id,
      notice: { type: 'comment_removed', data: { title: comment.title, reason } },
    })
  })

export const deleteLogPicture = (
  ctx: Context,
  viewer: Viewer,
  pictureId: number,
  draft: RemovalDraft,
): Promise<void> =>
  inRetriedTransaction(ctx, async (ctx) => {
    const reason = draft.reason || null
    // Before the picture is deleted, and with it the subject of the report.
    await decideReportOf(ctx, viewer, { ...draft, reason }, 'picture_removed', { picture_id: pictureId })
    requireStillStaff(ctx, await lockStaff(ctx), viewer, ['moderator', 'admin'])
    const picture = await removePicture(ctx, viewer, pictureId, { reason, report: draft.reportId ?? null })
    if (!picture || picture.author_id === viewer.id) return
    await sendNotice(ctx, {
      kind: 'required',
      to: [picture.author_id],
      crewId: picture.crew_id,
      notice: { type: 'picture_removed', data: { title: picture.title, reason } },
    })
  })
