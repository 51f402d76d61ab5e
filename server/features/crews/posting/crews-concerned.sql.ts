/** The players who are concerned by a change of a crew. */
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

type Group = 'members' | 'applicants' | 'offered' | 'waiting'

const playersOf = (group: Group, crewId: number, now: Date): RawBuilder<unknown> =>
  ({
    members: sql`select user_id from crew_members where crew_id = ${crewId}`,
    applicants: sql`select user_id from applications where crew_id = ${crewId} and status = 'pending'`,
    offered: sql`select user_id from seat_offers where crew_id = ${crewId} and ${isOpenOffer(now)}`,
    waiting: sql`select user_id from waitlist_entries where crew_id = ${crewId} and removed_at is null`,
  })[group]

/** Each player once, however many of the groups they belong to. */
export const listConcerned = async (
  { db, now }: Context,
  crewId: number,
  groups: readonly Group[],
): Promise<number[]> => {
  const players = groups.map((group) => playersOf(group, crewId, now()))
  const { rows } = await sql<{ user_id: number }>`${sql.join(players, sql` union `)}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** The players who lose something when the mission does not take place. Call it before offers end with the mission. */
export const listMembersAndCandidates = (ctx: Context, crewId: number): Promise<number[]> =>
  listConcerned(ctx, crewId, ['members', 'applicants', 'offered'])
