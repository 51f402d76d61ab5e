import type { MissionStatus } from '#contract/crew-fields.ts'
import type { Locale } from '#contract/wire/languages.ts'
import { m } from '#messages'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { freezeCrew, getCrew, getSummaries, moveCrew } from '#server/features/crews/crews.service.ts'
import type { CrewRow } from '#server/features/crews/crews.table.ts'
import { freeSeat, membersOf } from '#server/features/crews/crews-seats.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import * as sql from './missions.sql.ts'

const ownCrew = async (ctx: Context, viewer: Viewer, crewId: number): Promise<CrewRow> => {
  const crew = await freezeCrew(ctx, crewId)
  if (crew.author_id !== viewer.id) throw new AppError('not_allowed')
  return crew
}

type Told = (inputs: { title: string }, options: { locale: Locale }) => string

/** What the others hear of a move; the end of a completed mission changes nothing for them. */
const told: Partial<Record<MissionStatus, Told>> = {
  in_progress: m.notices_started,
  completed: m.notices_completed,
  cancelled: m.notices_cancelled,
}

/** Of two moves at once the second finds the crew moved already. */
export const moveMission = (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  to: MissionStatus,
  reason?: string,
) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await ownCrew(ctx, viewer, crewId)
    await moveCrew(ctx, crew, to, reason)
    const words = told[to]
    if (words) {
      const waiting = to === 'cancelled' ? await sql.pendingApplicants(ctx, crew.id) : []
      await sendNotice(ctx, {
        to: [...(await membersOf(ctx, crew.id)), ...waiting],
        crewId: crew.id,
        words: (locale) => words({ title: crew.title }, { locale }),
      })
    }
    return getCrew(ctx, crew.id)
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
    const crew = await ownCrew(ctx, viewer, crewId)
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
