import { type Insertable, sql } from 'kysely'
import { type OfferOutcome, offerLimits } from '#contract/offers/fields.ts'
import type { Context } from '#server/context.ts'
import type { SeatOfferRow, SeatOffersTable } from '#server/db/tables/offers.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

export const insertOffer = async (
  { db, now }: Context,
  offer: Omit<Insertable<SeatOffersTable>, 'created_at'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('seat_offers')
    .values({ ...offer, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Offers that hold no seat. Players with an open offer keep that one. Returns those who had none. */
export const insertInvitations = async (
  { db, now }: Context,
  crewId: number,
  userIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into seat_offers (crew_id, user_id, source, holds_seat, created_at)
    select ${crewId}, user_id, 'leader', false, ${now()}
    from unnest(${userIds}::int[]) as invited (user_id)
    on conflict (crew_id, user_id) where ended_at is null do nothing
    returning user_id
  `.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export const findOffer = ({ db }: Context, id: number) =>
  db.selectFrom('seat_offers').select(['crew_id', 'user_id']).where('id', '=', id).executeTakeFirst()

/** Undefined once it has ended or is overdue. */
export const lockOpenOffer = ({ db, now }: Context, id: number): Promise<SeatOfferRow | undefined> =>
  db
    .selectFrom('seat_offers')
    .selectAll()
    .where('id', '=', id)
    .where(isOpenOffer(now()))
    .forUpdate()
    .executeTakeFirst()

export const findOpenOffer = (
  { db, now }: Context,
  crewId: number,
  userId: number,
): Promise<SeatOfferRow | undefined> =>
  db
    .selectFrom('seat_offers')
    .selectAll()
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .where(isOpenOffer(now()))
    .executeTakeFirst()

export const endOffer = async ({ db, now }: Context, id: number, outcome: OfferOutcome): Promise<void> => {
  await db.updateTable('seat_offers').set({ ended_at: now(), outcome }).where('id', '=', id).execute()
}

/** Ends the open offers of seats in these roles and returns their players. */
export const endForRoles = async (
  { db, now }: Context,
  roleIds: readonly number[],
): Promise<{ user_id: number; role_id: number | null }[]> =>
  db
    .updateTable('seat_offers')
    .set({ ended_at: now(), outcome: 'taken_back' })
    .where('role_id', 'in', [...roleIds])
    .where(isOpenOffer(now()))
    .returning(['user_id', 'role_id'])
    .execute()

/** The crews with overdue offers, the longest overdue first. */
export const listOverdueCrews = async ({ db, now }: Context, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('seat_offers')
    .innerJoin('crews', 'crews.id', 'seat_offers.crew_id')
    .select('crew_id')
    .where('seat_offers.ended_at', 'is', null)
    .where('seat_offers.expires_at', '<=', now())
    .where('crews.deleted_at', 'is', null)
    .groupBy('crew_id')
    .orderBy((eb) => eb.fn.min('seat_offers.expires_at'))
    .limit(limit)
    .execute()
  return rows.map(({ crew_id }) => crew_id)
}

/** Ends the overdue offers. False if there were none. */
export const endOverdue = async ({ db, now }: Context, crewId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('seat_offers')
    .set((offer) => ({ ended_at: offer.ref('expires_at'), outcome: 'expired' }))
    .where('crew_id', '=', crewId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The open offers of a crew: first those that hold a seat, which the limit must not cut off, then the newest. */
export const listOffers = ({ db, now }: Context, crewId: number) =>
  db
    .selectFrom('seat_offers')
    .innerJoin('users', 'users.id', 'seat_offers.user_id')
    .leftJoin('crew_roles', 'crew_roles.id', 'seat_offers.role_id')
    .selectAll('seat_offers')
    .select(['username', 'display_name', 'profile_image', 'role_name'])
    .where('seat_offers.crew_id', '=', crewId)
    .where(isOpenOffer(now()))
    .orderBy('seat_offers.holds_seat', 'desc')
    .orderBy('seat_offers.id', 'desc')
    .limit(offerLimits.listed)
    .execute()

export type OfferToPlayer = Awaited<ReturnType<typeof listOffers>>[number]

/** The open offers to a player, the newest first, unless the player and the leader have a block between them. */
export const listOffersTo = ({ db, now }: Context, userId: number) =>
  db
    .selectFrom('seat_offers')
    .innerJoin('crews', 'crews.id', 'seat_offers.crew_id')
    .innerJoin('users', 'users.id', 'crews.author_id')
    .leftJoin('crew_roles', 'crew_roles.id', 'seat_offers.role_id')
    .selectAll('seat_offers')
    .select(['crews.title', 'scheduled_time', 'estimated_duration', 'username', 'display_name', 'role_name'])
    .where('seat_offers.user_id', '=', userId)
    .where(isOpenOffer(now()))
    .where('mission_status', 'in', ['open', 'in_progress'])
    .where('is_hidden', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocker_id')
            .where(
              sql<boolean>`(blocker_id, blocked_id) in ((author_id, ${userId}), (${userId}, author_id))`,
            ),
        ),
      ),
    )
    .orderBy('seat_offers.id', 'desc')
    .limit(offerLimits.listedToPlayer)
    .execute()

export type OfferToViewer = Awaited<ReturnType<typeof listOffersTo>>[number]
