/**
 * Invitations of several players to one crew, with a text of the site. Players who write their own text invite one by
 * one.
 */
import type { Locale } from '#contract/locales/locales.ts'
import type { InvitationDraft, InvitationRefusal, InvitationResult } from '#contract/messages/invitations.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { findRefusals } from '#server/features/blocks/blocks.service.ts'
import { listMemberIds } from '#server/features/crews/seats/crews-seats.service.ts'
import { requireNoOpenWarning } from '#server/features/warnings/warnings.service.ts'
import { announceMessages } from '#server/notices/message-announcements.ts'
import { textsOf } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import { m } from '#texts'
import { insertInvitations } from './messages-invitations.sql.ts'
import { lockInvitingCrew, offerSeats } from './messages-sending.service.ts'

const isTooMany = (error: unknown): boolean => error instanceof AppError && error.code === 'too_many_requests'

/** Each counts like a single invitation. Those beyond the limit are left out, and do not count. */
const spendInvitations = async (
  { limits }: Context,
  viewer: Viewer,
  userIds: readonly number[],
): Promise<number[]> => {
  const refund = (count: number) => limits.refund('messageByPlayer', String(viewer.id), count)
  try {
    await limits.spend('messageByPlayer', String(viewer.id), userIds.length)
  } catch (error) {
    // Fewer may still be possible.
    if (isTooMany(error)) await refund(userIds.length)
    throw error
  }
  const allowed: number[] = []
  // One by one: each takes a connection.
  for (const userId of userIds) {
    try {
      await limits.spend('inviteByPlayer', `${viewer.id} ${userId}`)
      allowed.push(userId)
    } catch (error) {
      if (!isTooMany(error)) throw error
    }
  }
  if (allowed.length < userIds.length) await refund(userIds.length - allowed.length)
  return allowed
}

/** The crew, if it takes people, with the reasons why some of these players cannot be invited to it. */
const checkInvitations = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userIds: readonly number[],
): Promise<{ crew: CrewRow; refusals: ReadonlyMap<number, InvitationRefusal> }> => {
  await requireNoOpenWarning(ctx, viewer)
  const crew = await lockInvitingCrew(ctx, viewer, crewId)
  const refusals = new Map<number, InvitationRefusal>(await findRefusals(ctx, viewer, userIds))
  for (const memberId of await listMemberIds(ctx, crewId)) refusals.set(memberId, 'already_member')
  refusals.set(viewer.id, 'own_crew')
  return { crew, refusals }
}

interface Invitations {
  readonly from: Pick<Viewer, 'id' | 'name'>
  readonly to: readonly number[]
  readonly roleId?: InvitationDraft['roleId']
  readonly text: (locale: Locale) => string
}

/**
 * In the transaction that has checked which players the sender can reach. The crew is locked, and none of these players
 * is a member.
 */
export const sendInvitations = async (
  ctx: Context,
  crew: CrewRow,
  { from, to, roleId, text }: Invitations,
): Promise<void> => {
  await offerSeats(ctx, crew, to, roleId)
  const ids = await insertInvitations(ctx, { from: from.id, to, crewId: crew.id, texts: textsOf(text) })
  await announceMessages(ctx, ids, 'invitation', (locale) =>
    m.mail_notices_invitation({ name: from.name }, { locale }),
  )
  await publish(ctx, { topic: 'messages', to: [...to, from.id] })
}

/** Checked twice: refused invitations must not count, and no transaction waits for the limits to be counted. */
export const invitePlayers = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { userIds: wanted, roleId }: InvitationDraft,
): Promise<InvitationResult> => {
  const userIds = [...new Set(wanted)]
  const check = (ctx: Context) => checkInvitations(ctx, viewer, crewId, userIds)
  const { refusals: foreseen } = await inRetriedTransaction(ctx, check)
  const possible = userIds.filter((userId) => !foreseen.has(userId))
  const allowed = possible.length > 0 ? await spendInvitations(ctx, viewer, possible) : []
  return inRetriedTransaction(ctx, async (ctx) => {
    const { crew, refusals } = await check(ctx)
    const refusalOf = (userId: number): InvitationRefusal | undefined =>
      refusals.get(userId) ??
      foreseen.get(userId) ??
      (allowed.includes(userId) ? undefined : 'too_many_requests')
    const refused = userIds.flatMap((userId) => {
      const code = refusalOf(userId)
      return code ? [{ userId, code }] : []
    })
    const invited = userIds.filter((userId) => refusalOf(userId) === undefined)
    if (invited.length > 0) {
      const text = (locale: Locale) => m.messages_invitation_text({ title: crew.title }, { locale })
      await sendInvitations(ctx, crew, { from: viewer, to: invited, roleId, text })
    }
    return { invited, refused }
  })
}
