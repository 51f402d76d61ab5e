/** Offers free seats to waiting players: to the first who fits a seat, or to one that the leader chooses. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { leadersOf, movesUp } from '#server/features/crews/crews.policy.ts'
import { listCrewRoles, lockLedCrew } from '#server/features/crews/crews.service.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { freeSeatsJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { refreshSeats } from '#server/features/crews/posting/crews-saving.service.ts'
import { offerTime } from '#server/features/crews/seats/crews-holds.service.ts'
import { listHolds, requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import {
  type CandidateRow,
  listCandidates,
  publishWaitlist,
} from '#server/features/crews/seats/crews-waits.service.ts'
import { endOverdue, offerSeat } from '#server/features/offers/offers.service.ts'
import { job, recurringJob } from '#server/jobs/job.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as policy from './waitlists.policy.ts'
import { loadWaitlist } from './waitlists.service.ts'
import * as sql from './waitlists.sql.ts'

type Plan = ReturnType<typeof policy.planOffers<CandidateRow>>

/** A player with an offer is off the list: they take the seat, or did not want it. The crew is locked. */
const offerSeats = async (
  ctx: Context,
  crew: CrewRow,
  roles: readonly CrewRoleRow[],
  plan: Plan,
): Promise<void> => {
  const { until, isUrgent } = offerTime(crew, ctx.now())
  const userIds = plan.map(({ entry }) => entry.user_id)
  for (const { entry, roleId } of plan) {
    const seat = {
      userId: entry.user_id,
      roleId,
      source: 'waiting_list',
      holdsSeat: true,
      expiresAt: until,
    } as const
    await offerSeat(ctx, crew, seat)
  }
  await sql.deleteEntries(ctx, crew.id, userIds)
  await publishWaitlist(ctx, crew, userIds)
  await sendNotice(ctx, {
    kind: 'invitation',
    urgent: isUrgent,
    expiresAt: until,
    to: userIds,
    crewId: crew.id,
    notice: plan.map(({ roleId }) => ({
      type: 'waitlist_offer',
      data: {
        title: crew.title,
        role: roles.find(({ id }) => id === roleId)?.role_name ?? null,
        until: until.toISOString(),
      },
    })),
  })
  // For the next player. If the seat is freed earlier, that sends its own job.
  await ctx.jobs.send(ctx, freeSeatsJob, { crewId: crew.id }, until)
}

/** The leader chooses, and is notified once of each seat that is free for someone on the list. */
const announceSeats = async (ctx: Context, crew: CrewRow, count: number): Promise<void> => {
  if (count === crew.seats_announced) return
  await sql.setSeatsAnnounced(ctx, crew.id, count)
  if (count < crew.seats_announced) return
  await sendNotice(ctx, {
    kind: 'application',
    to: leadersOf(crew),
    crewId: crew.id,
    replaces: ['waitlist_seat_free'],
    notice: { type: 'waitlist_seat_free', data: { title: crew.title, count } },
  })
}

/** No one gets a seat in a mission that is over. */
const endWaitlist = async (ctx: Context, crew: CrewRow): Promise<void> => {
  const userIds = await sql.deleteWaitlist(ctx, crew.id)
  await publishWaitlist(ctx, crew, userIds)
  await sendNotice(ctx, {
    kind: 'mission',
    to: userIds,
    // A deleted crew has no page.
    crewId: crew.deleted_at === null ? crew.id : undefined,
    notice: { type: 'waitlist_ended', data: { title: crew.title } },
  })
}

const moveUp = async (ctx: Context, crew: CrewRow): Promise<void> => {
  await endOverdue(ctx, crew)
  await refreshSeats(ctx, crew)
  const roles = await listCrewRoles(ctx, crew.id)
  const candidates = await listCandidates(ctx, [crew.id])
  const plan = policy.planOffers(crew, roles, await listHolds(ctx, crew.id), candidates)
  if (crew.asks_before_offers) await announceSeats(ctx, crew, plan.length)
  else if (plan.length > 0) await offerSeats(ctx, crew, roles, plan)
}

/** It may run late, twice or without need: it acts on the current state. */
export const moveUpJob = job(freeSeatsJob, (ctx, { crewId }) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await sql.lockAnyCrew(ctx, crewId)
    if (!crew) return
    if (!isRunning(crew.mission_status)) await endWaitlist(ctx, crew)
    // It continues when the post is listed again, gets another start, or its mission begins.
    else if (movesUp(crew, ctx.now())) await moveUp(ctx, crew)
    else await refreshSeats(ctx, crew)
  }),
)

/**
 * For cases that no change of the crew announces: a ban or block that has ended, and jobs that are missing after a
 * restored backup.
 */
export const waitlistUpkeepJob = recurringJob('waitlist-upkeep', '*/5 * * * *', async (ctx) => {
  const crewIds = await sql.listDueCrews(ctx)
  if (crewIds.length > 0)
    await ctx.jobs.sendAll(
      ctx,
      freeSeatsJob,
      crewIds.map((crewId) => ({ crewId })),
    )
})

/** By the leader, to any player on the list. */
export const offerToWaiting = (ctx: Context, viewer: Viewer, crewId: number, userId: number) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    requireRunning(crew)
    if (crew.is_hidden) throw new AppError('post_hidden')
    const entry = (await listCandidates(ctx, [crew.id])).find(({ user_id }) => user_id === userId)
    if (!entry) throw new AppError('not_waiting')
    const roles = await listCrewRoles(ctx, crew.id)
    const plan = policy.planOffers(crew, roles, await listHolds(ctx, crew.id), [entry])
    if (plan.length === 0) throw new AppError(policy.whyNoSeat(crew, roles, entry))
    await offerSeats(ctx, crew, roles, plan)
    // The seat is no longer free: if the offer is not taken, the leader is notified again.
    if (movesUp(crew, ctx.now())) await moveUp(ctx, crew)
    return loadWaitlist(ctx, crew.id)
  })
