/** Offering seats: each offer goes to one player, is open until it ends, and may hold its seat until then. */
import type { OfferSource } from '#contract/crews/offer-sources.ts'
import { heldUntil } from '#contract/offers/fields.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { requireLedCrew } from '#server/features/crews/crews.service.ts'
import { heldSeatFreed, seatHeld } from '#server/features/crews/posting/crews-saving.service.ts'
import { startsSoon } from '#server/features/crews/seats/crews-ready.service.ts'
import { requireRole, requireRunning, whyNoSeat } from '#server/features/crews/seats/crews-seats.service.ts'
import { endWait } from '#server/features/crews/seats/crews-waits.service.ts'
import { sendDirectMessages } from '#server/notices/delivery/direct-messages.ts'
import { readWaitlistOffers } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './offers.sql.ts'
import { publishOffers } from './offers-events.service.ts'

interface NewOffer {
  readonly userId: number
  /** Null for any seat. */
  readonly roleId: number | null
  readonly source: OfferSource
  readonly holdsSeat: boolean
  /** Null if it stays open as long as the crew takes people; an offer that holds a seat always has an end. */
  readonly expiresAt: Date | null
}

/** Ends the overdue offers: the seats that they held are free for others. The crew is locked. */
export const endOverdue = async (ctx: Context, crew: CrewRow): Promise<void> => {
  if (await sql.endOverdue(ctx, crew.id)) await heldSeatFreed(ctx, crew)
}

const sendOffers = (ctx: Context, crew: CrewRow, to: readonly number[]): Promise<void> =>
  sendDirectMessages(ctx, { to, crewId: crew.id, about: 'offer', isUrgent: startsSoon(crew, ctx.now()) })

/**
 * Replaces the player's open offer, unless that one holds a seat and the new one does not. The crew is locked, and the
 * player is not a member.
 */
export const offerSeat = async (ctx: Context, crew: CrewRow, offer: NewOffer): Promise<void> => {
  const { userId, roleId, source, holdsSeat, expiresAt } = offer
  requireRunning(crew)
  const role = await requireRole(ctx, crew, roleId)
  await endOverdue(ctx, crew)
  const present = await sql.findOpenOffer(ctx, crew.id, userId)
  if (present?.holds_seat && !holdsSeat) return
  const reason = holdsSeat ? await whyNoSeat(ctx, crew, role, userId) : undefined
  if (reason) throw new AppError(reason)
  if (present) {
    await sql.endOffer(ctx, present.id, 'taken_back')
    await readWaitlistOffers(ctx, [userId], crew.id)
  }
  // A held seat and a place in the queue would be two.
  if (holdsSeat) await endWait(ctx, crew, userId)
  await sql.insertOffer(ctx, {
    crew_id: crew.id,
    user_id: userId,
    role_id: roleId,
    source,
    holds_seat: holdsSeat,
    expires_at: expiresAt,
  })
  if (holdsSeat) await seatHeld(ctx, crew)
  await publishOffers(ctx, crew, [userId])
  await sendOffers(ctx, crew, [userId])
}

/** A leader's invitation to a role, or to any seat. Shortly before the start the seat is not held. */
export const inviteToSeat = (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  roleId: number | null,
): Promise<void> => {
  const expiresAt = heldUntil(crew.scheduled_time, ctx.now())
  return offerSeat(ctx, crew, { userId, roleId, source: 'leader', holdsSeat: expiresAt !== null, expiresAt })
}

/** Offers that name no seat and hold none. The crew is locked, and no player is a member. */
export const inviteToCrew = async (
  ctx: Context,
  crew: CrewRow,
  userIds: readonly number[],
): Promise<void> => {
  requireRunning(crew)
  await endOverdue(ctx, crew)
  const invited = await sql.insertInvitations(ctx, crew.id, userIds)
  await publishOffers(ctx, crew, userIds)
  await sendOffers(ctx, crew, invited)
}

export const listOffers = async (ctx: Context, viewer: Viewer, crewId: number) => {
  await requireLedCrew(ctx, viewer, crewId)
  return sql.listOffers(ctx, crewId)
}

/** The offers that the viewer can accept, the newest first. */
export const listOffersTo = (ctx: Context, viewer: Viewer) => sql.listOffersTo(ctx, viewer.id)

/** Takes back the offers of seats in roles that are about to be deleted. Crew and roles are locked. */
export const endOffersForRoles = async (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'author_id' | 'co_leader_id' | 'title'>,
  roles: readonly CrewRoleRow[],
): Promise<void> => {
  const ended = await sql.endForRoles(
    ctx,
    roles.map(({ id }) => id),
  )
  if (ended.length === 0) return
  await publishOffers(
    ctx,
    crew,
    ended.map(({ user_id }) => user_id),
  )
  for (const { id, role_name: role } of roles) {
    await sendNotice(ctx, {
      kind: 'invitation',
      to: ended.flatMap(({ user_id, role_id }) => (role_id === id ? user_id : [])),
      crewId: crew.id,
      notice: { type: 'offer_role_removed', data: { title: crew.title, role } },
    })
  }
}
