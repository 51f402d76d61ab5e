/**
 * The ready check: who is asked before a start, what they answer, and what happens to the seats of those who do not.
 */
import type { ReadyAnswer } from '#contract/crews/readiness.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { lockCrew, lockLedCrew } from '#server/features/crews/crews.service.ts'
import { updateCards } from '#server/features/crews/posting/crews-changes.service.ts'
import { leadersToNotify } from '#server/features/crews/seats/crews-leaders.service.ts'
import {
  canAnswer,
  canCall,
  isBeforeStart,
  isSilent,
} from '#server/features/crews/seats/crews-ready.policy.ts'
import { askMembers, startsSoon } from '#server/features/crews/seats/crews-ready.service.ts'
import { freeSeats, requireRunning } from '#server/features/crews/seats/crews-seats.service.ts'
import { keepOffWaitlist } from '#server/features/waitlists/waitlists.service.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { readReadyCalls } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish } from '#server/realtime/publish.ts'
import * as sql from './missions-ready.sql.ts'
import { forEachDue } from './missions-upkeep.service.ts'
import { markAsSent } from './missions-upkeep.sql.ts'

type Readiness = Awaited<ReturnType<typeof sql.listReadiness>>

/** Only those aboard see the answers, so only their pages refetch them. */
const publishAboard = (ctx: Context, { id, author_id }: CrewRow, members: Readiness): Promise<void> =>
  publish(ctx, {
    topic: 'aboard',
    event: { id, change: 'updated' },
    to: [author_id, ...members.map(({ user_id }) => user_id)],
  })

const idsOf = (members: Readiness): number[] => members.map(({ user_id }) => user_id)

/** Members who have answered an earlier call are not asked again. The crew is locked. */
const call = async (ctx: Context, crew: CrewRow, members: Readiness): Promise<void> => {
  await markAsSent(ctx, crew.id, 'ready_called_at')
  await askMembers(ctx, crew, idsOf(members.filter(({ ready_answer }) => ready_answer === null)))
  await updateCards(ctx, [crew.id])
  await publishAboard(ctx, crew, members)
}

const callAgain = async (ctx: Context, crew: CrewRow): Promise<void> => {
  await markAsSent(ctx, crew.id, 'ready_called_again_at')
  const members = await sql.listReadiness(ctx, crew.id)
  await askMembers(ctx, crew, idsOf(members.filter((member) => isSilent(crew, member))), true)
}

export const readyChecksJob = recurringJob('ready-checks', '* * * * *', async (ctx) => {
  await forEachDue(ctx, 'readyCall', async (ctx, crew) =>
    call(ctx, crew, await sql.listReadiness(ctx, crew.id)),
  )
  await forEachDue(ctx, 'lastReadyCall', callAgain)
})

/** The members of a crew. A co-leader who runs the check is there. */
const listWithViewer = async (ctx: Context, viewer: Viewer, crewId: number): Promise<Readiness> => {
  const members = await sql.listReadiness(ctx, crewId)
  const isSilentViewer = ({ user_id, ready_answer }: Readiness[number]) =>
    user_id === viewer.id && ready_answer === null
  if (!members.some(isSilentViewer)) return members
  await sql.saveAnswer(ctx, crewId, viewer.id, 'ready')
  return members.map((member) => (isSilentViewer(member) ? { ...member, ready_answer: 'ready' } : member))
}

export const callReadyCheck = async (ctx: Context, viewer: Viewer, crewId: number): Promise<void> => {
  await ctx.limits.spend('readyCallByPlayer', `${viewer.id} ${crewId}`)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    if (!canCall(crew, await sql.listReadiness(ctx, crewId), ctx.now()))
      throw new AppError('ready_call_refused')
    await call(ctx, crew, await listWithViewer(ctx, viewer, crewId))
  })
}

/** Leaves the crew through the ready check: no answer is stored that the player could be blamed for. */
const dropOut = async (ctx: Context, viewer: Viewer, crew: CrewRow): Promise<void> => {
  const { id, title } = crew
  await freeSeats(ctx, crew, [viewer.id])
  await sendNotice(ctx, {
    kind: 'application',
    urgent: startsSoon(crew, ctx.now()),
    to: await leadersToNotify(ctx, crew, viewer.id),
    crewId: id,
    notice: { type: 'not_coming', data: { name: viewer.name, title } },
  })
}

export const answerReadyCheck = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  answer: ReadyAnswer,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    const members = await sql.listReadiness(ctx, crewId)
    const member = members.find(({ user_id }) => user_id === viewer.id)
    if (!member) throw new AppError('not_member')
    if (!canAnswer(crew, member, ctx.now())) throw new AppError('ready_check_closed')
    await readReadyCalls(ctx, viewer.id, crewId)
    if (answer === 'cannot_come') {
      await dropOut(ctx, viewer, crew)
    } else {
      await sql.saveAnswer(ctx, crewId, viewer.id, answer)
      await publishAboard(ctx, crew, members)
    }
  })

/**
 * `userIds`: the members that the leader was shown. No one else loses their seat, and no one who has answered since.
 */
export const releaseSilent = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userIds: readonly number[],
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockLedCrew(ctx, viewer, crewId)
    requireRunning(crew)
    if (isBeforeStart(crew, ctx.now())) throw new AppError('release_too_early')
    const members = await listWithViewer(ctx, viewer, crewId)
    const silent = idsOf(members.filter((member) => isSilent(crew, member)))
    const released = await freeSeats(
      ctx,
      crew,
      silent.filter((id) => userIds.includes(id)),
    )
    if (released.length === 0) throw new AppError('nobody_silent')
    // Where seats are given at once, they would only have to take theirs again.
    for (const userId of released) await keepOffWaitlist(ctx, crew, userId)
    await sendNotice(ctx, {
      kind: 'decision',
      urgent: true,
      to: released,
      crewId,
      replaces: ['ready_called'],
      notice: { type: 'seat_released', data: { title: crew.title } },
    })
  })
