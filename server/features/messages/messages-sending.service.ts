/** Every message that one player can send to another. */
import type { PlayerMessageDraft } from '#contract/messages/messages.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { requireCanContact } from '#server/features/blocks/blocks.service.ts'
import { findLeaderId, lockOwnCrew } from '#server/features/crews/crews.service.ts'
import { listMemberIds, requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { inviteToCrew, inviteToSeat } from '#server/features/offers/offers.service.ts'
import { requireNoOpenWarning } from '#server/features/warnings/warnings.service.ts'
import { deleteUnreadAbout } from '#server/notices/mark-notices-read.ts'
import { announceMessages } from '#server/notices/message-announcements.ts'
import { publish } from '#server/realtime/publish.ts'
import { m } from '#texts'
import * as sql from './messages.sql.ts'

interface NewMessage {
  readonly to: number
  readonly body: string
  readonly kind: 'direct' | 'invitation'
  readonly crewId: number | null
}

const mailTexts = { direct: m.mail_notices_message, invitation: m.mail_notices_invitation }

const sameTextMs = 10 * 60_000

/**
 * The limits that protect from strangers do not apply between two players who have both written: they have a separate,
 * far larger limit.
 */
const spendMessage = async (
  ctx: Context,
  viewer: Viewer,
  { to, body, kind }: NewMessage,
  { hasWritten, hasAnswered }: sql.ConversationSides,
): Promise<void> => {
  if (kind === 'direct' && hasWritten && hasAnswered)
    return ctx.limits.spend('replyByPlayer', String(viewer.id))
  await ctx.limits.spend('messageByPlayer', String(viewer.id))
  if (kind === 'invitation') await ctx.limits.spend('inviteByPlayer', `${viewer.id} ${to}`)
  const since = new Date(ctx.now().getTime() - sameTextMs)
  // The same text counts once for each person who gets it.
  if (await sql.hasSent(ctx, viewer.id, to, body, since)) return
  await ctx.limits.spend('sameTextByPlayer', `${viewer.id} ${body}`)
}

/** `prepare`: checks and changes that come first, in the same transaction. */
const send = async (
  ctx: Context,
  viewer: Viewer,
  message: NewMessage,
  prepare = (ctx: Context) => requireCanContact(ctx, viewer, message.to),
): Promise<sql.MessageRow> => {
  const { to, body, kind, crewId } = message
  if (to === viewer.id) throw new AppError('own_crew')
  const sides = await sql.findSides(ctx, viewer.id, to)
  await spendMessage(ctx, viewer, message, sides)
  const id = await inTransaction(ctx, async (ctx) => {
    // Replies are still possible.
    if (kind === 'invitation' || !sides.hasAnswered) await requireNoOpenWarning(ctx, viewer)
    await prepare(ctx)
    const id = await sql.insertMessage(ctx, {
      receiver_id: to,
      sender_id: viewer.id,
      kind,
      crew_id: crewId,
      body,
    })
    await announceMessages(ctx, [id], kind === 'direct' ? 'message' : kind, (locale) =>
      mailTexts[kind]({ name: viewer.name }, { locale }),
    )
    await publish(ctx, { topic: 'messages', to: [to, viewer.id] })
    return id
  })
  return orNotFound(await sql.findVisible(ctx, viewer.id, id))
}

export const contactLeader = async (ctx: Context, viewer: Viewer, crewId: number, body: string) =>
  send(ctx, viewer, { to: await findLeaderId(ctx, crewId), body, kind: 'direct', crewId })

/** A crew of the sender that still takes people. */
export const lockInvitingCrew = async (ctx: Context, viewer: Viewer, crewId: number): Promise<CrewRow> => {
  const crew = await lockOwnCrew(ctx, viewer, crewId)
  requireRunning(crew)
  if (crew.is_hidden) throw new AppError('post_hidden')
  if (crew.current_crew_size >= crew.max_crew_size) throw new AppError('crew_full')
  return crew
}

/**
 * `roleId`: the seat that the invitation names; null for any seat, undefined for none. The invitation says all that an
 * unread notice of the post does.
 */
export const offerSeats = async (
  ctx: Context,
  crew: CrewRow,
  userIds: readonly number[],
  roleId: number | null | undefined,
): Promise<void> => {
  await deleteUnreadAbout(ctx, userIds, crew.id, ['favourite_post', 'search_found'])
  const [userId] = userIds
  return roleId === undefined || userId === undefined
    ? inviteToCrew(ctx, crew, userIds)
    : inviteToSeat(ctx, crew, userId, roleId)
}

/** An invitation is for a player who is not aboard. */
const invite = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userId: number,
  roleId: number | null | undefined,
): Promise<void> => {
  const crew = await lockInvitingCrew(ctx, viewer, crewId)
  if ((await listMemberIds(ctx, crewId)).includes(userId)) throw new AppError('already_member')
  await requireCanContact(ctx, viewer, userId)
  await offerSeats(ctx, crew, [userId], roleId)
}

export const messagePlayer = (
  ctx: Context,
  viewer: Viewer,
  userId: number,
  { message: body, crewId = null, roleId }: PlayerMessageDraft,
): Promise<sql.MessageRow> =>
  crewId === null
    ? send(ctx, viewer, { to: userId, body, kind: 'direct', crewId })
    : send(ctx, viewer, { to: userId, body, kind: 'invitation', crewId }, (ctx) =>
        invite(ctx, viewer, crewId, userId, roleId),
      )

/** A reply keeps the crew that the message was about. A notice has no sender who could read a reply. */
export const replyToMessage = async (ctx: Context, viewer: Viewer, id: number, body: string) => {
  const message = orNotFound(await sql.findVisible(ctx, viewer.id, id))
  if (message.kind === 'system') throw new AppError('not_allowed')
  const to = orNotFound(message.partner_id ?? undefined)
  return send(ctx, viewer, { to, body, kind: 'direct', crewId: message.crew_id })
}
