/** Who leads a crew: which of the leaders a player reaches, and how a crew gets another leader. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { orNotFound } from '#server/errors.ts'
import { listBlockers } from '#server/features/blocks/blocks.service.ts'
import type { LedCrew } from '#server/features/crews/crews.policy.ts'
import { findLeaderNames } from '#server/features/crews/crews.sql.ts'
import { saveCrew } from '#server/features/crews/posting/crews-saving.service.ts'
import { withLeader } from '#server/words/search-text.ts'
import {
  deleteMember,
  insertFormerLeader,
  lockCounts,
  moveWebhook,
  saveLeadOffer,
} from './crews-leaders.sql.ts'
import { askNewMember } from './crews-ready.service.ts'
import { publishAboard } from './crews-seats.service.ts'
import { addToRole, insertMember } from './crews-seats.sql.ts'

/**
 * Who is notified of what a player does who does not lead the crew: always the leader, and the co-leader unless one of
 * them has blocked the other. No one is notified of their own actions.
 */
export const leadersToNotify = async (
  ctx: Context,
  { author_id, co_leader_id }: LedCrew,
  userId: number,
): Promise<number[]> => {
  if (co_leader_id === null || co_leader_id === userId) return [author_id]
  const isBlocked = (await listBlockers(ctx, userId, co_leader_id)).length > 0
  return isBlocked ? [author_id] : [author_id, co_leader_id]
}

/** Null ends the offer. Only the two see it, so the board does not change. The crew is locked. */
export const changeLeadOffer = async (
  ctx: Context,
  { id, author_id }: CrewRow,
  userId: number | null,
): Promise<void> => {
  await saveLeadOffer(ctx, id, userId)
  await publishAboard(ctx, author_id, { id, change: 'updated' })
}

/**
 * The crew is locked and runs, and the new leader is a member. The former leader gets the seat that becomes free, or
 * leaves the crew.
 */
export const changeLeader = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  formerLeader: 'stays' | 'leaves',
): Promise<void> => {
  const { id, author_id, co_leader_id, fleet_ship_id, current_crew_size } = crew
  const aboardSince = crew.leader_joined_at ?? crew.created_at
  await lockCounts(ctx, crew)
  const seat = orNotFound(await deleteMember(ctx, id, userId))
  if (formerLeader === 'stays') {
    await insertMember(ctx, id, author_id, seat.role_id, fleet_ship_id, aboardSince)
    await askNewMember(ctx, crew, author_id)
  } else if (seat.role_id !== null) await addToRole(ctx, seat.role_id, -1)
  await saveCrew(ctx, crew, {
    author_id: userId,
    handed_over_at: ctx.now(),
    leader_joined_at: seat.joined_at,
    co_leader_id: co_leader_id === userId ? null : co_leader_id,
    lead_offered_to: null,
    fleet_ship_id: seat.fleet_ship_id,
    current_crew_size: formerLeader === 'stays' ? current_crew_size : current_crew_size - 1,
    search_text: withLeader(crew.search_text, await findLeaderNames(ctx, userId)),
  })
  await insertFormerLeader(ctx, crew)
  await moveWebhook(ctx, id, userId)
}
