/** Invitations of several players to one crew, with a text of the site: whoever writes one of their own invites one by one. */
import type { InvitationRefusal, InvitationResult } from '#contract/messages/invitations.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findRefusals } from '#server/features/blocks/blocks.service.ts'
import { listMemberIds } from '#server/features/crews/crews-seats.service.ts'
import { requireNoOpenWarning } from '#server/features/warnings/warnings.service.ts'
import { mailAboutMessages, textsOf } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { m } from '#texts'
import { insertInvitations } from './messages-invitations.sql.ts'
import { lockInvitingCrew } from './messages-sending.service.ts'

/** Each counts like a single invitation. Those of whom there were too many are left out. */
const spendInvitations = async (
  ctx: Context,
  viewer: Viewer,
  userIds: readonly number[],
): Promise<Set<number>> => {
  await ctx.limits.spend('messageByPlayer', String(viewer.id), userIds.length)
  const refused = await Promise.all(
    userIds.map(async (userId) => {
      try {
        await ctx.limits.spend('inviteByPlayer', `${viewer.id} ${userId}`)
        return []
      } catch (error) {
        if (error instanceof AppError && error.code === 'too_many_requests') return [userId]
        throw error
      }
    }),
  )
  return new Set(refused.flat())
}

export const invitePlayers = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  wanted: readonly number[],
): Promise<InvitationResult> => {
  const userIds = [...new Set(wanted)]
  const tooMany = await spendInvitations(ctx, viewer, userIds)
  return inTransaction(ctx, async (ctx) => {
    await requireNoOpenWarning(ctx, viewer)
    const { title } = await lockInvitingCrew(ctx, viewer, crewId)
    const members = await listMemberIds(ctx, crewId)
    const refusals = await findRefusals(ctx, viewer, userIds)
    const refusalOf = (userId: number): InvitationRefusal | undefined => {
      if (userId === viewer.id) return 'own_crew'
      if (members.includes(userId)) return 'already_member'
      return refusals.get(userId) ?? (tooMany.has(userId) ? 'too_many_requests' : undefined)
    }
    const refused = userIds.flatMap((userId) => {
      const code = refusalOf(userId)
      return code ? [{ userId, code }] : []
    })
    const invited = userIds.filter((userId) => refusalOf(userId) === undefined)
    if (invited.length > 0) {
      const texts = textsOf((locale) => m.messages_invitation_text({ title }, { locale }))
      const ids = await insertInvitations(ctx, { from: viewer.id, to: invited, crewId, texts })
      await mailAboutMessages(ctx, ids, 'invitation', (locale) =>
        m.mail_notices_invitation({ name: viewer.name }, { locale }),
      )
      await publish(ctx, { topic: 'messages', to: [...invited, viewer.id] })
    }
    return { invited, refused }
  })
}
