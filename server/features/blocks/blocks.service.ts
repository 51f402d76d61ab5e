import type { ContactChanges, ContactSettings } from '#contract/blocks/blocks.ts'
import { messageLimits } from '#contract/messages/limits.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { deleteQueuedFrom } from '#server/notices/delivery/queued-deliveries.ts'
import { publish } from '#server/realtime/publish.ts'
import * as policy from './blocks.policy.ts'
import * as sql from './blocks.sql.ts'

export { listBlockers } from './blocks.sql.ts'

/**
 * Why the viewer cannot reach some of these players, by player. Every way to reach a player (message, reply,
 * invitation, application) goes through here, in the transaction that stores it. The receivers' rows are locked: once a
 * block is confirmed, nothing gets through that was still in flight.
 */
export const findRefusals = async (
  ctx: Context,
  viewer: Pick<Viewer, 'id'>,
  receiverIds: readonly number[],
): Promise<ReadonlyMap<number, policy.ContactRefusal>> => {
  const players = await sql.lockContacts(ctx, receiverIds)
  const blocks = await sql.listBlocksBetween(ctx, viewer.id, receiverIds)
  const refusals = new Map<number, policy.ContactRefusal>()
  for (const receiverId of receiverIds) {
    const player = players.find(({ id }) => id === receiverId)
    const blockers = blocks
      .filter(({ blocker_id, blocked_id }) => blocker_id === receiverId || blocked_id === receiverId)
      .map(({ blocker_id }) => blocker_id)
    const reason = player
      ? policy.whyNotContact({
          viewerId: viewer.id,
          receiverId,
          blockers,
          isAccepting: player.is_accepting,
        })
      : 'not_found'
    if (reason) refusals.set(receiverId, reason)
  }
  return refusals
}

export const requireCanContact = async (ctx: Context, viewer: Viewer, receiverId: number): Promise<void> => {
  const reason = (await findRefusals(ctx, viewer, [receiverId])).get(receiverId)
  if (reason) throw new AppError(reason)
}

/** For the answer to an invitation: its sender wants the answer, even if they accept no messages otherwise. */
export const requireNoBlock = async (ctx: Context, viewer: Viewer, otherId: number): Promise<void> => {
  await sql.lockContacts(ctx, [otherId])
  const blockers = await sql.listBlockers(ctx, viewer.id, otherId)
  if (blockers.includes(viewer.id)) throw new AppError('blocked_by_you')
  if (blockers.length > 0) throw new AppError('not_accepting')
}

/** For a comment, which everyone can read: it must not answer a player who has blocked its writer. */
export const requireNotBlockedBy = async (
  ctx: Context,
  viewer: Viewer,
  userIds: readonly (number | null)[],
): Promise<void> => {
  for (const userId of new Set(userIds)) {
    const isBlocked = userId !== null && (await sql.listBlockers(ctx, viewer.id, userId)).includes(userId)
    if (isBlocked && userId !== viewer.id) throw new AppError('not_accepting')
  }
}

/** Whether there is a block between the player and any of the others, in either direction. */
export const hasBlockWithAny = async (
  ctx: Context,
  userId: number,
  otherIds: readonly number[],
): Promise<boolean> => (await sql.listBlocksBetween(ctx, userId, otherIds)).length > 0

/** Whether the viewer has blocked the player. Whether it is the other way round is never shown. */
export const hasBlocked = async (ctx: Context, viewer: Viewer, userId: number): Promise<boolean> =>
  (await sql.listBlockers(ctx, viewer.id, userId)).includes(viewer.id)

export const listBlocks = (ctx: Context, viewer: Viewer): Promise<sql.BlockRow[]> =>
  sql.listBlocks(ctx, viewer.id)

export const blockPlayer = async (ctx: Context, viewer: Viewer, userId: number): Promise<void> => {
  if (userId === viewer.id) throw new AppError('not_allowed')
  await inTransaction(ctx, async (ctx) => {
    await sql.lockBlocker(ctx, viewer.id)
    const count = await sql.countOtherBlocks(ctx, viewer.id, userId)
    if (count >= messageLimits.blocks) throw new AppError('too_many_blocks')
    if (!(await sql.insertBlock(ctx, viewer.id, userId))) throw new AppError('not_found')
    await sql.deleteFavourites(ctx, viewer.id, userId)
    await deleteQueuedFrom(ctx, userId, viewer.id)
    // Not to the other one, who must not learn of the block.
    await publish(ctx, { topic: 'beacons', to: [viewer.id] })
  })
}

export const unblockPlayer = (ctx: Context, viewer: Viewer, userId: number): Promise<void> =>
  sql.deleteBlock(ctx, viewer.id, userId)

export const getContactSettings = async (ctx: Context, viewer: Viewer): Promise<ContactSettings> => {
  const settings = await sql.findContactSettings(ctx, viewer.id)
  if (!settings) throw new AppError('not_signed_in')
  return settings
}

export const updateContactSettings = async (
  ctx: Context,
  viewer: Viewer,
  { acceptsContact, isFindable }: ContactChanges,
): Promise<ContactSettings> => {
  const columns = {
    ...(acceptsContact !== undefined && { accepts_contact: acceptsContact }),
    ...(isFindable !== undefined && { is_findable: isFindable }),
  }
  if (Object.keys(columns).length > 0) await sql.setContactSettings(ctx, viewer.id, columns)
  return getContactSettings(ctx, viewer)
}
