/**
 * Seats that are held for players who were offered one. An overdue offer holds nothing, whether or not it was ended.
 */
import { sql } from 'kysely'
import { type OfferOutcome, offerLimits } from '#contract/offers/fields.ts'
import type { Context } from '#server/context.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

/** How many seats are held for players other than this one: in the whole crew, and in the role. The crew is locked. */
export const countHolds = async (
  { db, now }: Context,
  crewId: number,
  roleId: number | null,
  userId: number,
): Promise<{ crew: number; role: number }> => {
  const { rows } = await sql<{ crew: number; role: number }>`
    select count(*) as crew, count(*) filter (where role_id = ${roleId}::int) as role
    from seat_offers
    where crew_id = ${crewId} and user_id <> ${userId} and holds_seat and ${isOpenOffer(now())}
  `.execute(db)
  return rows[0] ?? { crew: 0, role: 0 }
}

/** One row for each held seat, with its role. */
export const listHolds = async ({ db, now }: Context, crewId: number): Promise<(number | null)[]> => {
  const rows = await db
    .selectFrom('seat_offers')
    .select('role_id')
    .where('crew_id', '=', crewId)
    .where('holds_seat', '=', true)
    .where(isOpenOffer(now()))
    .execute()
  return rows.map(({ role_id }) => role_id)
}

/** For what is stored: an overdue offer counts until it is ended. */
export const listUnendedHolds = ({ db }: Context, crewIds: readonly number[]) =>
  db
    .selectFrom('seat_offers')
    .select(['crew_id as crewId', 'role_id as roleId'])
    .where('crew_id', 'in', [...crewIds])
    .where('holds_seat', '=', true)
    .where('ended_at', 'is', null)
    .execute()

/** Ends the open offers of a crew, or only those to one player. Returns their players. */
export const endOffers = async (
  { db, now }: Context,
  crewId: number,
  outcome: OfferOutcome,
  userId?: number,
): Promise<number[]> => {
  const rows = await db
    .updateTable('seat_offers')
    .set({ ended_at: now(), outcome })
    .where('crew_id', '=', crewId)
    .where('ended_at', 'is', null)
    .$if(userId !== undefined, (offers) => offers.where('user_id', '=', userId ?? 0))
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * An invitation holds a seat until shortly before the start at the latest. After that it stays open without holding
 * one.
 */
export const shortenHolds = async ({ db, now }: Context, crewId: number, start: Date): Promise<void> => {
  const latest = new Date(start.getTime() - offerLimits.hoursBeforeStart * 60 * 60_000)
  const canHold = latest > now()
  await db
    .updateTable('seat_offers')
    .set({ holds_seat: canHold, expires_at: canHold ? latest : null })
    .where('crew_id', '=', crewId)
    .where('source', '=', 'leader')
    .where('holds_seat', '=', true)
    .where('expires_at', '>', latest)
    .where(isOpenOffer(now()))
    .execute()
}

/** Offers to players from the waiting list end then at the latest. */
export const shortenWaitlistOffers = async (
  { db, now }: Context,
  crewId: number,
  until: Date,
): Promise<void> => {
  await db
    .updateTable('seat_offers')
    .set({ expires_at: until })
    .where('crew_id', '=', crewId)
    .where('source', '=', 'waiting_list')
    .where('expires_at', '>', until)
    .where(isOpenOffer(now()))
    .execute()
}
