import type { MissionStatus } from '#contract/crew-fields.ts'
import { cancelReason } from '#contract/missions.ts'
import type { Locale } from '#contract/wire/languages.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import {
  freezeCrew,
  freezeOwnCrew,
  getCrew,
  getSummaries,
  moveCrew,
} from '#server/features/crews/crews.service.ts'
import { freeSeat, membersOf } from '#server/features/crews/crews-seats.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { m } from '#texts'
import * as sql from './missions.sql.ts'

type Told = (inputs: { title: string }, options: { locale: Locale }) => string

/** What the others hear of a move; the end of a completed mission changes nothing for them. */
const told: Partial<Record<MissionStatus, { readonly members: Told; readonly waiting?: Told }>> = {
  in_progress: { members: m.notices_started },
  completed: { members: m.notices_completed, waiting: m.notices_completed_undecided },
}

/** Of two moves at once the second finds the crew moved already. */
export const moveMission = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  to: Exclude<MissionStatus, 'cancelled'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await freezeOwnCrew(ctx, viewer, crewId)
    await moveCrew(ctx, crew, to)
    const { title } = crew
    const tell = (receivers: readonly number[], words: Told) =>
      sendNotice(ctx, { to: receivers, crewId, words: (locale) => words({ title }, { locale }) })
    const { members, waiting } = told[to] ?? {}
    if (members) await tell(await membersOf(ctx, crewId), members)
    if (waiting) await tell(await sql.pendingApplicants(ctx, crewId), waiting)
    return getCrew(ctx, crewId)
  })

/** The words that the page sends say no more than that it was cancelled. */
const ownWords = (reason: string): string | null => (reason === '' || reason === cancelReason ? null : reason)

export const cancelMission = (ctx: Context, viewer: Viewer, crewId: number, given: string) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await freezeOwnCrew(ctx, viewer, crewId)
    const reason = ownWords(given)
    await moveCrew(ctx, crew, 'cancelled', { cancel_reason: reason })
    const { title } = crew
    await sendNotice(ctx, {
      to: [...(await membersOf(ctx, crewId)), ...(await sql.pendingApplicants(ctx, crewId))],
      crewId,
      words: (locale) =>
        reason === null
          ? m.notices_cancelled({ title }, { locale })
          : m.notices_cancelled_because({ title, reason }, { locale }),
    })
    return getCrew(ctx, crewId)
  })

export const leaveCrew = (ctx: Context, viewer: Viewer, crewId: number) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await freezeCrew(ctx, crewId)
    if (!(await freeSeat(ctx, crew, viewer.id))) throw new AppError('not_member')
    const { title } = crew
    await sendNotice(ctx, {
      to: [crew.author_id],
      crewId: crew.id,
      words: (locale) => m.notices_left({ name: viewer.name, title }, { locale }),
    })
    return getCrew(ctx, crew.id)
  })

export const removeMember = (ctx: Context, viewer: Viewer, crewId: number, userId: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const crew = await freezeOwnCrew(ctx, viewer, crewId)
    if (!(await freeSeat(ctx, crew, userId))) throw new AppError('not_found')
    const { title } = crew
    await sendNotice(ctx, {
      to: [userId],
      crewId: crew.id,
      words: (locale) => m.notices_removed({ title }, { locale }),
    })
  })

export const listMyCrews = async (ctx: Context, viewer: Viewer) => {
  const { led, joined, applied, past } = await sql.findMyCrews(ctx, viewer.id)
  const crews = new Map(
    (await getSummaries(ctx, [...led, ...joined, ...applied, ...past])).map((crew) => [crew.id, crew]),
  )
  const of = (ids: readonly number[]) => ids.flatMap((id) => crews.get(id) ?? [])
  return { led: of(led), joined: of(joined), applied: of(applied), past: of(past) }
}
