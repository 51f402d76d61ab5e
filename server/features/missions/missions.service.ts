import type { MissionStatus } from '#contract/crews/fields.ts'
import { cancelReason } from '#contract/missions/missions.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { markAbsent } from '#server/features/attendance/attendance.service.ts'
import {
  getSummaries,
  listConcerned,
  listMembersAndCandidates,
  lockCrew,
  lockLedCrew,
  lockOwnCrew,
  moveCrew,
} from '#server/features/crews/crews.service.ts'
import { leadersToNotify } from '#server/features/crews/seats/crews-leaders.service.ts'
import * as seats from '#server/features/crews/seats/crews-seats.service.ts'
import { requireOwnShip } from '#server/features/fleet/fleet.service.ts'
import { keepOffWaitlist } from '#server/features/waitlists/waitlists.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import * as sql from './missions.sql.ts'

type CompletedNotice = 'completed' | 'completed_leading' | 'completed_too_short'
type MoveNotice = 'started' | CompletedNotice | 'completed_undecided' | 'offer_completed'

interface MoveNotices {
  readonly members?: MoveNotice
  readonly applicants?: MoveNotice
  readonly offered?: MoveNotice
}

/**
 * Who is notified of a move, except players who were absent: they are notified of that instead. Ending a completed
 * mission changes nothing for anyone else.
 */
const noticesOf: Partial<Record<MissionStatus, MoveNotices>> = {
  in_progress: { members: 'started' },
  completed: { applicants: 'completed_undecided', offered: 'offer_completed' },
}

export const moveMission = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  to: Exclude<MissionStatus, 'cancelled'>,
  absent: readonly number[] = [],
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await (to === 'ended' ? lockOwnCrew : lockLedCrew)(ctx, viewer, crewId)
    const { members, applicants, offered } = noticesOf[to] ?? {}
    // Before offers end with the mission.
    const withOffer = offered ? await listConcerned(ctx, crewId, ['offered']) : []
    await moveCrew(ctx, crew, to)
    const { title } = crew
    const notify = (to: readonly number[], type: MoveNotice) =>
      sendNotice(ctx, { kind: 'mission', to, crewId, notice: { type, data: { title } } })
    const marked = await markAbsent(ctx, viewer, crew, absent)
    const aboard = [crew.author_id, ...(await seats.listMemberIds(ctx, crewId))]
    const others = aboard.filter((id) => id !== viewer.id && !marked.includes(id))
    if (to === 'completed') {
      const raters = (await sql.listRaters(ctx, crewId)).filter((id) => !marked.includes(id))
      const typeFor = (id: number): CompletedNotice => {
        if (id === crew.author_id && raters.length > 0) return 'completed_leading'
        return raters.includes(id) ? 'completed' : 'completed_too_short'
      }
      const notice = others.map((id) => ({ type: typeFor(id), data: { title } }))
      await sendNotice(ctx, { kind: 'mission', to: others, crewId, notice })
    } else if (members) await notify(others, members)
    const pending = applicants ? await listConcerned(ctx, crewId, ['applicants']) : []
    if (applicants) await notify(pending, applicants)
    const invited = withOffer.filter((id) => !pending.includes(id))
    if (offered) await notify(invited, offered)
  })

/** The page's fixed reason carries no information, so it is not passed on. */
const statedReason = (reason: string): string | null =>
  reason === '' || reason === cancelReason ? null : reason

export const cancelMission = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  givenReason: string,
): Promise<void> => {
  requireCleanWords(ctx, { reason: givenReason })
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockOwnCrew(ctx, viewer, crewId)
    const reason = statedReason(givenReason)
    const to = await listMembersAndCandidates(ctx, crewId)
    await moveCrew(ctx, crew, 'cancelled', { cancel_reason: reason })
    const { title } = crew
    await sendNotice(ctx, {
      kind: 'mission',
      urgent: true,
      to,
      crewId,
      notice: { type: 'cancelled', data: { title, reason } },
    })
  })
}

export const leaveCrew = (ctx: Context, viewer: Viewer, crewId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    if (!(await seats.freeSeat(ctx, crew, viewer.id))) throw new AppError('not_member')
    const { title } = crew
    await sendNotice(ctx, {
      kind: 'application',
      to: await leadersToNotify(ctx, crew, viewer.id),
      crewId: crew.id,
      notice: { type: 'left', data: { name: viewer.name, title } },
    })
  })

export const removeMember = (ctx: Context, viewer: Viewer, crewId: number, userId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockOwnCrew(ctx, viewer, crewId)
    if (!(await seats.freeSeat(ctx, crew, userId))) throw new AppError('not_found')
    await keepOffWaitlist(ctx, crew, userId)
    const { title } = crew
    await sendNotice(ctx, {
      kind: 'decision',
      to: [userId],
      crewId: crew.id,
      notice: { type: 'removed', data: { title } },
    })
  })

export const assignRole = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userId: number,
  roleId: number | null,
): Promise<void> => {
  await ctx.limits.spend('roleChangeByPlayer', `${viewer.id} ${userId}`)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockOwnCrew(ctx, viewer, crewId)
    const role = await seats.assignSeat(ctx, crew, userId, roleId)
    const { title } = crew
    if (role !== false) {
      await sendNotice(ctx, {
        kind: 'decision',
        to: [userId],
        crewId,
        replaces: ['role_given', 'role_taken'],
        notice: role
          ? { type: 'role_given', data: { title, role: role.role_name } }
          : { type: 'role_taken', data: { title } },
      })
    }
  })
}

export const bringShip = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  fleetShipId: number | null,
): Promise<void> => {
  await ctx.limits.spend('bringShipByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    await requireOwnShip(ctx, viewer, fleetShipId)
    await seats.bringShip(ctx, crew, viewer.id, fleetShipId)
  })
}

export const listMyCrews = async (ctx: Context, viewer: Viewer) => {
  const { led, joined, applied, past } = await sql.findMyCrews(ctx, viewer.id)
  const summaries = await getSummaries(ctx, [...led, ...joined, ...applied, ...past])
  const crews = new Map(summaries.map((crew) => [crew.id, crew]))
  const crewsOf = (ids: readonly number[]) => ids.flatMap((id) => crews.get(id) ?? [])
  return { led: crewsOf(led), joined: crewsOf(joined), applied: crewsOf(applied), past: crewsOf(past) }
}
