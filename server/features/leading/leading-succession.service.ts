/**
 * When a crew gets another leader, everyone is notified. The crew of a leader who leaves the site passes to its
 * co-leader.
 */
import { recordAudit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { hasBlockWithAny } from '#server/features/blocks/blocks.service.ts'
import { listConcerned, listMembersAndCandidates, moveCrew } from '#server/features/crews/crews.service.ts'
import { changeLeader } from '#server/features/crews/seats/crews-leaders.service.ts'
import { listMemberIds } from '#server/features/crews/seats/crews-seats.service.ts'
import { refreshHidingAfterReport } from '#server/features/reports/reports-hiding.service.ts'
import { findLeaderOf } from '#server/features/series/series.service.ts'
import { canPost } from '#server/features/warnings/warnings.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './leading.sql.ts'

/** `from`: the player who hands the crew over; null if their account is deleted. */
const notifyAll = async (
  ctx: Context,
  { id: crewId, author_id, title }: CrewRow,
  userId: number,
  from: string | null,
): Promise<void> => {
  const sent = { kind: 'mission', isRequired: true, urgent: from === null, crewId } as const
  const others = await listConcerned(ctx, crewId, ['members', 'applicants', 'offered', 'waiting'])
  const owner = from === null ? undefined : await findLeaderOf(ctx, crewId)
  await sendNotice(ctx, {
    ...sent,
    to: [userId],
    notice:
      from !== null && owner && owner.id !== userId
        ? { type: 'you_lead_date', data: { title, name: from, owner: owner.name } }
        : { type: 'you_lead', data: { title, name: from } },
  })
  const { name } = await sql.findName(ctx, userId)
  await sendNotice(ctx, {
    ...sent,
    to: others.filter((id) => id !== author_id),
    replaces: ['new_leader'],
    notice: { type: 'new_leader', data: { title, name } },
  })
}

/** The crew is locked, and the new leader is a member. */
export const passOnCrew = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  from: string | null,
): Promise<void> => {
  await changeLeader(ctx, crew, userId, from === null ? 'leaves' : 'stays')
  await recordAudit(ctx, {
    action: 'crew_handed_over',
    actorId: crew.author_id,
    subjectId: userId,
    detail: { crewId: crew.id },
  })
  await notifyAll(ctx, crew, userId, from)
  // Reports on the new leader count for the post now.
  await refreshHidingAfterReport(ctx, [crew.id])
}

/** They may have blocked a member, or been blocked by one, since they became co-leader. */
const canTakeOver = async (ctx: Context, { id }: CrewRow, userId: number): Promise<boolean> =>
  (await canPost(ctx, userId)) && !(await hasBlockWithAny(ctx, userId, await listMemberIds(ctx, id)))

/**
 * Hands a running crew, which is locked, to its co-leader, and removes the leader from it. False if no one can lead it.
 * A hidden post keeps its leader, because its reports are about them.
 */
export const passOnToCoLeader = async (ctx: Context, crew: CrewRow): Promise<boolean> => {
  const { co_leader_id: userId, is_hidden } = crew
  if (userId === null || is_hidden || !(await canTakeOver(ctx, crew, userId))) return false
  await passOnCrew(ctx, crew, userId, null)
  return true
}

/** For a crew that no one leads any more. It is locked. */
export const cancelLeaderless = async (
  ctx: Context,
  crew: CrewRow,
  type: 'leader_gone' | 'leader_lost',
): Promise<void> => {
  const { id: crewId, title } = crew
  const to = await listMembersAndCandidates(ctx, crewId)
  await moveCrew(ctx, crew, 'cancelled')
  await sendNotice(ctx, { kind: 'mission', urgent: true, to, crewId, notice: { type, data: { title } } })
}
