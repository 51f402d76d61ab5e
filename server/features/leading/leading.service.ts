import { type Context, inRetriedTransaction, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { hasBlockWithAny } from '#server/features/blocks/blocks.service.ts'
import { isLeader } from '#server/features/crews/crews.policy.ts'
import { lockCrew, lockLedCrew, lockOwnCrew } from '#server/features/crews/crews.service.ts'
import { saveCrew } from '#server/features/crews/posting/crews-saving.service.ts'
import { changeLeadOffer } from '#server/features/crews/seats/crews-leaders.service.ts'
import {
  listMemberIds,
  requireMember,
  requireRunning,
} from '#server/features/crews/seats/crews-seats.service.ts'
import { canPost } from '#server/features/warnings/warnings.service.ts'
import { readApplicationNotices } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { findName } from './leading.sql.ts'
import { passOnCrew } from './leading-succession.service.ts'

/**
 * No one aboard gets a leader whom they have blocked, or who has blocked them. The reason is not given: whether a player
 * is blocked, banned or warned is private.
 */
const requireCanLead = async (ctx: Context, crew: CrewRow, userId: number): Promise<void> => {
  await requireMember(ctx, crew, userId)
  const isBlocked = await hasBlockWithAny(ctx, userId, [
    crew.author_id,
    ...(await listMemberIds(ctx, crew.id)),
  ])
  if (isBlocked || !(await canPost(ctx, userId))) throw new AppError('cannot_lead')
}

const coLeaderNotices = ['co_leader_named', 'co_leader_ended'] as const

const notifyNamed = ({ id, title }: CrewRow, { name }: Viewer, userId: number) =>
  ({
    kind: 'decision',
    to: [userId],
    crewId: id,
    replaces: coLeaderNotices,
    notice: { type: 'co_leader_named', data: { title, name } },
  }) as const

/** For the co-leader who was dismissed by the leader, or for the leader whose co-leader has stepped down. */
const notifyEnded = ({ id, title, author_id }: CrewRow, { id: viewerId, name }: Viewer, userId: number) =>
  viewerId === userId
    ? ({
        kind: 'decision',
        to: [author_id],
        crewId: id,
        notice: { type: 'co_leader_stepped_down', data: { title, name } },
      } as const)
    : ({
        kind: 'decision',
        to: [userId],
        crewId: id,
        replaces: coLeaderNotices,
        notice: { type: 'co_leader_ended', data: { title } },
      } as const)

export const nameCoLeader = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userId: number | null,
): Promise<void> => {
  await ctx.limits.spend('coLeaderByPlayer', `${viewer.id} ${crewId}`)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    if (userId !== null && !isLeader(viewer, crew)) throw new AppError('not_allowed')
    requireRunning(crew)
    const { co_leader_id: formerId } = crew
    if (userId !== formerId) {
      if (userId !== null) await requireCanLead(ctx, crew, userId)
      await saveCrew(ctx, crew, { co_leader_id: userId })
      if (formerId !== null) {
        await readApplicationNotices(ctx, formerId, crewId)
        await sendNotice(ctx, notifyEnded(crew, viewer, formerId))
      }
      if (userId !== null) await sendNotice(ctx, notifyNamed(crew, viewer, userId))
    }
  })
}

const requireOfferable = (crew: CrewRow): void => {
  requireRunning(crew)
  if (crew.is_hidden) throw new AppError('post_hidden')
}

/** The member has to accept: otherwise a leader could put words into the mouth of another player. */
export const offerLead = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userId: number,
): Promise<void> => {
  await ctx.limits.spend('handOverByPlayer', `${viewer.id} ${crewId}`)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockOwnCrew(ctx, viewer, crewId)
    requireOfferable(crew)
    await requireCanLead(ctx, crew, userId)
    if (crew.lead_offered_to === userId) return
    await changeLeadOffer(ctx, crew, userId)
    await sendNotice(ctx, {
      kind: 'decision',
      to: [userId],
      crewId,
      replaces: ['lead_offered'],
      notice: { type: 'lead_offered', data: { title: crew.title, name: viewer.name } },
    })
  })
}

export const acceptLead = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inRetriedTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    if (crew.lead_offered_to !== viewer.id) throw new AppError('lead_not_offered')
    requireOfferable(crew)
    await requireCanLead(ctx, crew, viewer.id)
    const { author_id: formerId, title } = crew
    await passOnCrew(ctx, crew, viewer.id, (await findName(ctx, formerId)).name)
    await readApplicationNotices(ctx, formerId, crewId)
    await sendNotice(ctx, {
      kind: 'decision',
      to: [formerId],
      crewId,
      notice: { type: 'lead_accepted', data: { title, name: viewer.name } },
    })
  })

/** The member declines, or the leader takes it back. */
export const endLeadOffer = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    const { lead_offered_to: receiverId, author_id, title } = crew
    const isReceiver = receiverId === viewer.id
    if (receiverId === null || !(isReceiver || isLeader(viewer, crew))) throw new AppError('lead_not_offered')
    await changeLeadOffer(ctx, crew, null)
    if (!isReceiver) return
    await sendNotice(ctx, {
      kind: 'decision',
      to: [author_id],
      crewId,
      notice: { type: 'lead_declined', data: { title, name: viewer.name } },
    })
  })
