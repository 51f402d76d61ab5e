/** How an offer ends by a player's action: its receiver accepts or declines it, or a leader takes it back. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SeatOfferRow } from '#server/db/tables/offers.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { acceptPending } from '#server/features/applications/applications-decisions.service.ts'
import { requireNoBlock } from '#server/features/blocks/blocks.service.ts'
import { canLead } from '#server/features/crews/crews.policy.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { heldSeatFreed } from '#server/features/crews/posting/crews-saving.service.ts'
import { leadersToNotify } from '#server/features/crews/seats/crews-leaders.service.ts'
import { requireRole, takeSeat } from '#server/features/crews/seats/crews-seats.service.ts'
import { requireCanPost } from '#server/features/warnings/warnings.service.ts'
import { readInvitations, readWaitlistOffers } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './offers.sql.ts'
import { publishOffers } from './offers-events.service.ts'

interface LockedOffer {
  readonly crew: CrewRow
  readonly offer: SeatOfferRow
}

/** Locks the crew first, as everywhere. Only the receiver and the leaders may learn that the offer exists. */
const lockOffer = async (
  ctx: Context,
  id: number,
  concerns: (crew: CrewRow, userId: number) => boolean,
): Promise<LockedOffer> => {
  const found = orNotFound(await sql.findOffer(ctx, id))
  const crew = await lockCrew(ctx, found.crew_id)
  if (!concerns(crew, found.user_id)) throw new AppError('not_found')
  const offer = await sql.lockOpenOffer(ctx, id)
  if (!offer) throw new AppError('offer_ended')
  return { crew, offer }
}

const lockOfferTo = (ctx: Context, viewer: Viewer, id: number): Promise<LockedOffer> =>
  lockOffer(ctx, id, (_crew, userId) => userId === viewer.id)

/** A leader has already agreed by offering the seat, so there is no further decision. Returns the id of the crew. */
export const acceptOffer = (ctx: Context, viewer: Viewer, id: number): Promise<number> =>
  inTransaction(ctx, async (ctx) => {
    const { crew, offer } = await lockOfferTo(ctx, viewer, id)
    if (crew.is_hidden) throw new AppError('post_hidden')
    const role = await requireRole(ctx, crew, offer.role_id)
    await requireCanPost(ctx, viewer)
    await requireNoBlock(ctx, viewer, crew.author_id)
    const fleetShipId = await acceptPending(ctx, crew, viewer.id)
    await takeSeat(ctx, crew, viewer.id, offer.role_id, fleetShipId)
    await publishOffers(ctx, crew, [viewer.id])
    await readInvitations(ctx, viewer.id, crew.id)
    await sendNotice(ctx, {
      kind: 'application',
      to: await leadersToNotify(ctx, crew, viewer.id),
      crewId: crew.id,
      notice: {
        type: offer.source === 'leader' ? 'offer_accepted' : 'waiting_offer_accepted',
        data: { name: viewer.name, title: crew.title, role: role?.role_name ?? null },
      },
    })
    return crew.id
  })

/** Frees the seat, if one was held. The crew is locked. */
const end = async (
  ctx: Context,
  { crew, offer }: LockedOffer,
  outcome: 'declined' | 'taken_back',
): Promise<void> => {
  await sql.endOffer(ctx, offer.id, outcome)
  await publishOffers(ctx, crew, [offer.user_id])
  if (offer.holds_seat) await heldSeatFreed(ctx, crew)
}

export const declineOffer = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const locked = await lockOfferTo(ctx, viewer, id)
    const { crew } = locked
    await end(ctx, locked, 'declined')
    await readInvitations(ctx, viewer.id, crew.id)
    // The next player on the waiting list is asked, which does not concern the leaders.
    if (locked.offer.source === 'waiting_list') return
    // Only in the leaders' list: they do not need to know immediately.
    await sendNotice(ctx, {
      kind: 'required',
      to: await leadersToNotify(ctx, crew, viewer.id),
      crewId: crew.id,
      notice: { type: 'offer_declined', data: { name: viewer.name, title: crew.title } },
    })
  })

export const takeBackOffer = (ctx: Context, viewer: Viewer, id: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const locked = await lockOffer(ctx, id, (crew) => canLead(viewer, crew))
    const { crew, offer } = locked
    await end(ctx, locked, 'taken_back')
    // The message of an invitation shows its outcome.
    if (offer.source === 'leader') return
    await readWaitlistOffers(ctx, [offer.user_id], crew.id)
    await sendNotice(ctx, {
      kind: 'invitation',
      to: [offer.user_id],
      crewId: crew.id,
      notice: { type: 'waiting_offer_taken_back', data: { title: crew.title } },
    })
  })

/** For an account that is being deleted. The crew is locked. */
export const declineFor = async (ctx: Context, crew: CrewRow, userId: number): Promise<void> => {
  const offer = await sql.findOpenOffer(ctx, crew.id, userId)
  if (offer) await end(ctx, { crew, offer }, 'declined')
}
