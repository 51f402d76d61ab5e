/**
 * Who came to a mission. The leader marks absences on completion; a marked player can contest the mark, and then a
 * moderator decides. Every change locks the crew first.
 */
import type { AbsenceVerdict } from '#contract/attendance/fields.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { lockStaff, requireStillStaff } from '#server/features/auth/staff/auth-staff.service.ts'
import { lockCrew, lockLedCrew } from '#server/features/crews/crews.service.ts'
import { leadersToNotify } from '#server/features/crews/seats/crews-leaders.service.ts'
import { publishAboard } from '#server/features/crews/seats/crews-seats.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import type { Notice } from '#server/notices/texts/notice-texts.ts'
import { publish } from '#server/realtime/publish.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import { whyNotChange } from './attendance.policy.ts'
import * as sql from './attendance.sql.ts'
import { canBecome } from './attendance.status.ts'

const notify = (ctx: Context, crewId: number, to: readonly number[], notice: Notice): Promise<void> =>
  sendNotice(ctx, { kind: 'mission', isRequired: true, to, crewId, notice })

/** A mark that was settled changes the player's record, which everyone sees. */
const publishCrew = (ctx: Context, id: number): Promise<void> =>
  publish(ctx, { topic: 'crew', event: { id, change: 'updated' } })

/** In the transaction that completes the mission, after it. Returns those of the players who can be marked. */
export const markAbsent = async (
  ctx: Context,
  viewer: Viewer,
  { id, title }: Pick<CrewRow, 'id' | 'title'>,
  userIds: readonly number[],
): Promise<number[]> => {
  if (userIds.length === 0) return []
  const marked = await sql.insertAbsences(ctx, id, viewer.id, userIds)
  await notify(ctx, id, marked, { type: 'marked_absent', data: { title } })
  return marked
}

export const contestAbsence = (ctx: Context, viewer: Viewer, crewId: number, text: string): Promise<void> => {
  requireCleanWords(ctx, { text })
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockCrew(ctx, crewId)
    const { title } = crew
    const absence = await sql.findAbsence(ctx, crewId, viewer.id)
    if (!absence) throw new AppError('not_marked_absent')
    const refusal = whyNotChange(absence, 'contested')
    if (refusal) throw new AppError(refusal)
    await sql.saveContest(ctx, absence.id, text)
    await publishAboard(ctx, crew.author_id, { id: crewId, change: 'updated' })
    await notify(ctx, crewId, await leadersToNotify(ctx, crew, viewer.id), {
      type: 'mark_contested',
      data: { title, name: viewer.name },
    })
  })
}

export const withdrawAbsence = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  userId: number,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { title } = await lockLedCrew(ctx, viewer, crewId)
    // A co-leader who is marked contests the mark like everyone else.
    if (userId === viewer.id) throw new AppError('not_allowed')
    const absence = orNotFound(await sql.findAbsence(ctx, crewId, userId))
    const refusal = whyNotChange(absence, 'withdrawn')
    if (refusal) throw new AppError(refusal)
    await sql.settle(ctx, absence.id, 'withdrawn', null)
    await publishCrew(ctx, crewId)
    await notify(ctx, crewId, [userId], { type: 'absence_withdrawn', data: { title } })
  })

/** Without missions that the viewer was part of: another moderator has to decide about them. */
export const listContestedAbsences = (
  ctx: Context,
  viewer: Viewer,
  after?: number,
): Promise<sql.ContestedRow[]> => sql.listContested(ctx, viewer.id, after)

const notifyVerdict = async (
  ctx: Context,
  crew: CrewRow,
  userId: number,
  verdict: AbsenceVerdict,
): Promise<void> => {
  const { id, title } = crew
  const name = await sql.findName(ctx, userId)
  const isUpheld = verdict === 'upheld'
  await notify(ctx, id, [userId], {
    type: isUpheld ? 'absence_upheld' : 'absence_overturned',
    data: { title },
  })
  await notify(ctx, id, await leadersToNotify(ctx, crew, userId), {
    type: isUpheld ? 'mark_upheld' : 'mark_overturned',
    data: { title, name },
  })
}

/** In a transaction in which the moderator's role cannot change. */
const decide = async (ctx: Context, viewer: Viewer, id: number, verdict: AbsenceVerdict): Promise<void> => {
  const { crew_id, user_id } = orNotFound(await sql.findById(ctx, id))
  const crew = await lockCrew(ctx, crew_id)
  if (crew.author_id === viewer.id || (await sql.isMember(ctx, crew_id, viewer.id)))
    throw new AppError('own_mission')
  requireStillStaff(ctx, await lockStaff(ctx), viewer, ['moderator', 'admin'])
  // Another moderator may have decided first, or the account may have been deleted.
  const { status } = orNotFound(await sql.findById(ctx, id))
  if (!canBecome(status, verdict)) throw new AppError('absence_settled')
  await sql.settle(ctx, id, verdict, viewer.id)
  await publishCrew(ctx, crew_id)
  await notifyVerdict(ctx, crew, user_id, verdict)
  await recordAudit(ctx, {
    action: `absence_${verdict}`,
    actorId: viewer.id,
    subjectId: user_id,
    detail: { crewId: crew_id },
  })
}

export const decideAbsence = (
  ctx: Context,
  viewer: Viewer,
  id: number,
  verdict: AbsenceVerdict,
): Promise<void> => inRetriedTransaction(ctx, (ctx) => decide(ctx, viewer, id, verdict))
