/**
 * Reports of players without a crew: of their messages to the reporter, and of their profile. Blocks do not apply here:
 * no one must be able to evade a report by blocking, or have to unblock a player to report them.
 */
import { type ReportDraft, reportLimits } from '#contract/reports/draft.ts'
import type { SubjectWithoutCrew } from '#contract/reports/fields.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { ReportSnapshot } from '#server/db/tables/reports.ts'
import { AppError } from '#server/errors.ts'
import { findBeaconNote } from '#server/features/beacons/beacons.service.ts'
import { listConversation } from '#server/features/messages/messages.service.ts'
import { getPlayer } from '#server/features/profiles/profiles-players.service.ts'
import { hasMessageFrom, keepPlayer } from './reports.sql.ts'
import { saveReport } from './reports-saving.service.ts'

interface Named {
  readonly username: string
  readonly display_name: string | null
}

const snapshotWithoutCrew = ({ username, display_name }: Named): ReportSnapshot => ({
  crewTitle: '',
  crewDescription: '',
  crewRequirements: '',
  username,
  displayName: display_name ?? username,
  applicationMessage: null,
})

/** `subject`: what `read` makes the snapshot of, as far as the reporter can see it. */
const reportWithoutCrew = async (
  ctx: Context,
  viewer: Viewer,
  reportedId: number,
  draft: ReportDraft,
  subject: SubjectWithoutCrew,
  read: (ctx: Context) => Promise<ReportSnapshot>,
) => {
  if (reportedId === viewer.id) throw new AppError('report_self')
  await ctx.limits.spend('reportByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await keepPlayer(ctx, reportedId)
    return saveReport(ctx, viewer, draft, { subject, crewId: null, reportedId, snapshot: await read(ctx) })
  })
}

/** A reporter who has no message from the player gets the same answer as for a player who does not exist. */
export const reportConversation = (ctx: Context, viewer: Viewer, userId: number, draft: ReportDraft) =>
  reportWithoutCrew(ctx, viewer, userId, draft, 'conversation', async (ctx) => {
    const { player, messages } = await listConversation(ctx, viewer, userId, { limit: reportLimits.messages })
    if (!(await hasMessageFrom(ctx, viewer.id, userId))) throw new AppError('not_found')
    return {
      ...snapshotWithoutCrew(player),
      messages: messages.toReversed().map(({ sender_id, body, created_at }) => ({
        isFromReported: sender_id === userId,
        text: body,
        sentAt: created_at.toISOString(),
      })),
    }
  })

export const reportProfile = (ctx: Context, viewer: Viewer, userId: number, draft: ReportDraft) =>
  reportWithoutCrew(ctx, viewer, userId, draft, 'profile', async (ctx) => {
    const player = await getPlayer(ctx, userId)
    const { bio, organisation, profile_image: image } = player
    const beacon = await findBeaconNote(ctx, viewer, userId)
    return {
      ...snapshotWithoutCrew(player),
      profile: { bio, organisation, image, ...(beacon && { beacon }) },
    }
  })
